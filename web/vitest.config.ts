import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // the words live in the package
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 }, // a slow machine is no fault
});
