// One game on one page, which needs no house.
import { mount } from "svelte";
import { kept } from "./edition";
import Keepsake from "./pages/Keepsake.svelte";
import { paint } from "./settings.svelte";
import "./styles/type.css";
import "./styles/house.css";
import "./styles/print.css";

const { table = "", game = "" } = kept!.dataset;
paint();
mount(Keepsake, { target: document.getElementById("app")!, props: { table, game } });
