import tailwindcss from "@tailwindcss/postcss";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const here = (path: string) => new URL(path, import.meta.url).pathname;

const shared = {
  resolve: { alias: { "@": here("../src") } },
  publicDir: false,
} satisfies UserConfig;

/** One classic script at a fixed address, without imports: what a page includes. */
const loader: UserConfig = {
  ...shared,
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
  plugins: [react()],
  css: { postcss: { plugins: [tailwindcss()] } },
  build: {
    target: "es2022",
    outDir: here("../.build/widget/app"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
};

export default defineConfig(({ mode }) => (mode === "loader" ? loader : app));
