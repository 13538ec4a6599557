import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/type.css";
import "./styles/house.css";
import { paint } from "./settings.svelte";

paint();
mount(App, { target: document.getElementById("app")! });
