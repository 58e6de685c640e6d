// @ts-check
/** Builds what production serves, the widget and the storefront, and ends. */
import { buildStorefront, buildWidget } from "./lib/build.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runCommand, step } from "./lib/step.mjs";

await runCommand(async () => {
  const settings = readSettings(process.env);
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the storefront", () => buildStorefront(settings, { isForced: true }));
});
