import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { preactAlias } from "./widget/preact-alias.ts";

/** For what hangs, not for what is slow: a busy machine takes ten times as long as a quiet one. */
const HANG_MS = 240_000;
const TIMEOUTS = { testTimeout: HANG_MS, hookTimeout: HANG_MS };
const ALIAS = { "@": new URL("./src", import.meta.url).pathname };
/** Packages that import React are bundled, so that they get the alias as well. */
const ON_PREACT = {
  environment: "jsdom",
  setupFiles: ["src/testing/setup.ts", "widget/app/testing/setup.ts"],
  server: { deps: { inline: [/react-query/, /jotai/] } },
};

export default defineConfig({
  test: {
    // The backend and its commands, which some tests start.
    globalSetup: "./scripts/lib/build-backend.ts",
    // More than cores: many tests wait for processes that they started, and for the database.
    maxWorkers: availableParallelism() * 2,
    projects: [
      ...projectsOf("node", ["{src,backend,scripts,tenants}/**/*.test.ts", "*.test.ts"], {
        environment: "node",
      }),
      ...projectsOf("browser", ["{src,studio}/**/*.test.tsx", "studio/**/*.test.ts"], {
        environment: "jsdom",
        setupFiles: ["src/testing/setup.ts", "src/testing/clean-up.ts"],
      }),
      ...projectsOf("widget", ["widget/**/*.test.{ts,tsx}"], ON_PREACT, preactAlias),
    ],
  },
});

/** Two: loading modules anew for each file takes longer than most files' tests, so only what replaces some does. */
function projectsOf(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration["test"],
  alias = {},
): TestProjectInlineConfiguration[] {
  const alone = globSync(include, { cwd: import.meta.dirname }).filter(replacesModules);
  const shared = { plugins: [react()], resolve: { alias: { ...ALIAS, ...alias } } };
  return [
    { ...shared, test: { ...TIMEOUTS, ...options, name, include, exclude: alone, isolate: false } },
    { ...shared, test: { ...TIMEOUTS, ...options, name: `${name}, alone`, include: alone } },
  ];
}

function replacesModules(file: string): boolean {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return /vi\.(mock|doMock|resetModules)\(/.test(text);
}
