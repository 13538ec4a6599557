import { mount } from "svelte";
import { about } from "./about.svelte";
import App from "./App.svelte";
import { editions } from "./editions.svelte";
import { awaitFiles } from "./files";
import "./styles/type.css";
import "./styles/house.css";
import "./styles/print.css";
import { paint } from "./settings.svelte";

// A part of the page is of an edition that the house has replaced meanwhile: it comes whole from the new one.
addEventListener("vite:preloadError", () => navigator.onLine && location.reload());

paint();
void about.ask();
void editions.watch();
awaitFiles();
mount(App, { target: document.getElementById("app")! });
