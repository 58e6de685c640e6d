import { readdirSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/postcss";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { compressed } from "../scripts/lib/vite-compressed";
import { makeLoaderTypes } from "./make-types";
import { preactAlias } from "./preact-alias";

const here = (path: string) => new URL(path, import.meta.url).pathname;

const shared = {
  resolve: { alias: { "@": here("../src") } },
  publicDir: false,
} satisfies UserConfig;

/** What goes out beside the loader as it is: its types, and the page to try it on. */
function besideTheLoader(): Plugin {
  const files = readdirSync(here("playground")).map((name) => `playground/${name}`);
  return {
    name: "beside-the-loader",
    buildStart() {
      for (const file of files) this.addWatchFile(here(file));
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "loader.d.ts", source: makeLoaderTypes() });
      for (const file of files)
        this.emitFile({ type: "asset", fileName: file, source: readFileSync(here(file)) });
    },
  };
}

/** One classic script at a fixed address, without imports: what a page includes. */
const loader: UserConfig = {
  ...shared,
  plugins: [besideTheLoader(), compressed()],
  build: {
    target: "es2022",
    outDir: here("../.build/widget"),
    emptyOutDir: false,
    lib: {
      entry: here("loader/main.ts"),
      formats: ["iife"],
      name: "clinicWidgetLoader",
      fileName: () => "loader.js",
    },
  },
};

/** The iframe's page. The backend serves it under /widget/app/ and writes the partner's boot data into it. */
const app: UserConfig = {
  ...shared,
  root: here("app"),
  base: "/widget/app/",
  resolve: { alias: { ...shared.resolve.alias, ...preactAlias } },
  plugins: [react(), compressed()],
  css: { postcss: { plugins: [tailwindcss()] } },
  build: {
    target: "es2022",
    outDir: here("../.build/widget/app"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What the first step needs is one file: in pieces it would compress worse, and be as many requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
};

export default defineConfig(({ mode }) => (mode === "loader" ? loader : app));
