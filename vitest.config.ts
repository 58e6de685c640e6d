import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const alias = { "@": new URL("./src", import.meta.url).pathname };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "node",
          environment: "node",
          include: ["{src,backend,scripts,tenants}/**/*.test.ts", "*.test.ts"],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "browser",
          environment: "jsdom",
          include: ["{src,widget}/**/*.test.tsx", "widget/**/*.test.ts"],
          setupFiles: ["src/testing/setup.ts"],
        },
      },
    ],
  },
});
