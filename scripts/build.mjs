// @ts-check
/** Builds every program for production. */
import "./lib/node-version.mjs";
import path from "node:path";
import { buildBackend, buildStorefront, buildStudio, buildWidget } from "./lib/build.mjs";
import { readFlags } from "./lib/flags.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runCommand, step } from "./lib/step.mjs";

readFlags("Usage: node scripts/build.mjs: rebuilds the backend, the widget, the studio and the storefront.");
await runCommand(async () => {
  const settings = { ...readSettings(process.env), logDir: path.join(".build", "logs") };
  await step("build the backend", () => buildBackend({ isForced: true }));
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the studio", () => buildStudio(settings, { isForced: true }));
  await step("build the storefront", () => buildStorefront(settings, { isForced: true }));
});
