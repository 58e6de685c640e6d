// @ts-check
/** Builds what production serves, the widget and the storefront, and ends. */
import "./lib/node-version.mjs";
import path from "node:path";
import { buildStorefront, buildWidget } from "./lib/build.mjs";
import { readFlags } from "./lib/flags.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runCommand, step } from "./lib/step.mjs";

readFlags("Usage: node scripts/build.mjs: builds the widget and the storefront, whatever is there already.");
await runCommand(async () => {
  const settings = { ...readSettings(process.env), logDir: path.join(".build", "logs") };
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the storefront", () => buildStorefront(settings, { isForced: true }));
});
