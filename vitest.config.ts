import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** For what hangs, not for what is slow: a busy machine takes several times as long as a quiet one. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 60_000 };
const alias = { "@": new URL("./src", import.meta.url).pathname };

export default defineConfig({
  test: {
    // Every core: by default one stays idle, half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "node",
          ...TIMEOUTS,
          environment: "node",
          include: ["{src,backend,scripts,tenants}/**/*.test.ts", "*.test.ts"],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "browser",
          ...TIMEOUTS,
          environment: "jsdom",
          include: ["{src,studio,widget}/**/*.test.tsx", "{studio,widget}/**/*.test.ts"],
          setupFiles: ["src/testing/setup.ts"],
        },
      },
    ],
  },
});
