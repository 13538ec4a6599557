// The same client once more, in one piece, for a page that is kept.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  worker: { rolldownOptions: { output: { entryFileNames: "keepsake/[name].js" } } }, // it opens none
  build: {
    emptyOutDir: false,
    assetsInlineLimit: Infinity,
    cssCodeSplit: false,
    copyPublicDir: false,
    rollupOptions: {
      input: "src/keepsake.ts",
      output: {
        format: "es",
        codeSplitting: false,
        entryFileNames: "keepsake/page.js",
        assetFileNames: "keepsake/page[extname]",
      },
    },
  },
});
