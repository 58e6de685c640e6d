import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "../scripts/lib/vite-compressed";

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** The studio's app, which the backend serves at the studio's host. */
export default defineConfig({
  root: here("."),
  base: "/",
  publicDir: false,
  resolve: { alias: { "@": here("../src") } },
  plugins: [react(), compressed()],
  build: {
    target: "es2022",
    outDir: here("../.build/studio"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
