// @ts-check
/** `npm start`: from a fresh clone to the demo clinics in a browser. `--dev`: the same, with reload. */
import "./lib/node-version.mjs";
import { buildStorefront, buildStudio, buildWidget } from "./lib/build.mjs";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { readFlags } from "./lib/flags.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { startBackend, startStorefront, watchWidget } from "./lib/product.mjs";
import { stopPrograms, watchPrograms } from "./lib/programs.mjs";
import { readableLog, refusedTenantsIn } from "./lib/readable-log.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";

const { dev: isDev } = readFlags(
  `
Usage: npm start, or npm run dev

Installs, builds, migrates, seeds and serves everything, then prints the clinics' addresses. npm run dev (--dev) reloads
what has changed, and publishes a tenant.json when it is saved.

Settings: PORT (3000), BACKEND_PORT (4000), DATA_DIR (.data), DATABASE_URL, REDIS_URL, TENANTS_DIR; README.md has the rest.
A second one beside it: PORT=3010 BACKEND_PORT=4010 DATA_DIR=.data-3010 npm start
Exit codes: 0 ended by Ctrl-C; 1 it could not start, or a process ended; 2 invalid arguments.`,
  ["dev"],
);

await runCommand(async () => {
  const settings = readSettings(process.env);
  await refuseBusyPortsOf(settings);
  ensureDataDir(settings);
  endWithPrograms({ exitCode: 0 });
  process.stdout.write(`\n  Clinic storefronts, ${isDev ? "development" : "production"} mode\n\n`);

  await ensureInstalled(settings);
  await step("build the booking widget", () => buildWidget(settings));
  await step("build the studio", () => buildStudio(settings));
  if (!isDev) await step("build the storefront", () => buildStorefront(settings));
  const watch = isDev ? watchWidget(settings, { onLine: print("widget") }) : [];
  /** @type {string[]} */
  const refused = [];
  const backend = await step("start the backend (migrate, seed)", () =>
    startBackend(settings, {
      isDev,
      onLine: (line) => {
        refused.push(...refusedTenantsIn(line));
        if (isDev) print("backend")(line);
      },
    }),
  );
  const storefront = await step("start the storefront", () =>
    startStorefront(settings, { isDev, onLine: isDev ? print("storefront") : undefined }),
  );
  process.stdout.write(welcome(settings) + warningsOf(refused));

  await watchPrograms([...watch, backend, storefront]);
});
await stopPrograms();
process.exit();

/** @param {import("./lib/settings.mjs").Settings} settings */
function welcome({ port, publicBackendUrl, studioUrl, logDir }) {
  const clinics = readTenants().map(({ name, primary }) => [name, `http://${primary}:${port}`]);
  const rows = [
    ...clinics,
    ["all clinics", `http://localhost:${port}`],
    ["studio", studioUrl],
    ["SMS codes", `${publicBackendUrl}/development/messages`],
    ["logs", logDir],
  ];
  // A Hangul syllable is two columns wide.
  const width = (/** @type {string} */ text) =>
    [...text].reduce((sum, char) => sum + (char > "ᄀ" ? 2 : 1), 0);
  const column = Math.max(...rows.map(([name = ""]) => width(name))) + 3;
  const lines = rows.map(
    ([name = "", address]) => `    ${name}${" ".repeat(column - width(name))}${address}`,
  );
  return `\n${lines.join("\n")}\n\n  Ctrl-C ends it.\n\n`;
}

/** @param {string[]} refused */
function warningsOf(refused) {
  return refused.length > 0
    ? `  Refused tenant files, not published:\n${refused.map((line) => `    ${line}\n`).join("")}\n`
    : "";
}

/** @param {string} name */
function print(name) {
  const margin = `  ${name.padEnd(10)} | `;
  return (/** @type {string} */ line) => {
    const text = readableLog(line);
    if (text) process.stdout.write(`${text.replace(/^/gm, margin)}\n`);
  };
}
