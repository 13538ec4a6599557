import { mount } from "svelte";
import { about } from "./about.svelte";
import App from "./App.svelte";
import "./styles/type.css";
import "./styles/house.css";
import { paint } from "./settings.svelte";

paint();
void about.ask();
mount(App, { target: document.getElementById("app")! });
