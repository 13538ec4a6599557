import { mount } from "svelte";
import { about } from "./about.svelte";
import { comeAgainOnce } from "./again";
import App from "./App.svelte";
import { arrivals } from "./arrivals.svelte";
import { editions } from "./editions.svelte";
import "./styles/type.css";
import "./styles/house.css";
import "./styles/print.css";
import { paint } from "./settings.svelte";

// A part of the page is of an edition that the house has replaced meanwhile: it comes whole from the new one.
addEventListener("vite:preloadError", comeAgainOnce);

paint();
void about.ask();
void editions.watch();
arrivals.await();
mount(App, { target: document.getElementById("app")! });
