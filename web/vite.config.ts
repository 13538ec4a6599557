import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const HOUSE = "http://127.0.0.1:8580"; // where `ludotheque serve` listens while the client is being written

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/ludotheque/web/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") }, // a worker keeps its name
    },
  },
  server: { proxy: { "/api": { target: HOUSE, ws: true } } },
});
