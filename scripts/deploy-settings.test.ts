import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnvironment, SETTING_NAMES } from "../backend/lib/environment";

const read = (file: string) => readFileSync(file, "utf8");
const compose = parse(read("deploy/compose.yaml"), { merge: true });
const backend: Record<string, unknown> = compose["x-backend"].environment;
const storefront: Record<string, unknown> = compose["x-storefront"].environment;

/** What an image has already, and what only development and tests change. */
const OF_THE_IMAGE = ["BACKEND_PORT", "BACKEND_HOST", "DATA_DIR", "TENANTS_DIR", "WIDGET_DIR", "STUDIO_DIR"];
const OF_DEVELOPMENT = ["NODE_ENV", "PORT", "WATCH_TENANTS"];
const OF_THE_EMBEDDED_DATABASE = ["DISK_RESERVE_MB"];
/** Where all backends do the same, each works the queue. */
const OF_ONE_BACKEND = ["RUNS_JOBS"];
/** Addresses of services, which tests put stand-ins for. */
const OF_SERVICES = [
  "VERCEL_API_URL",
  "SOLAPI_URL",
  "NHN_SMS_URL",
  "NHN_KAKAO_URL",
  "PORTONE_URL",
  "PORTONE_SDK_URL",
];
const EXCEPTIONS = [
  ...OF_THE_IMAGE,
  ...OF_DEVELOPMENT,
  ...OF_THE_EMBEDDED_DATABASE,
  ...OF_ONE_BACKEND,
  ...OF_SERVICES,
];

/** The names in the first column of a document's table of settings. */
const namesOf = (rows: string[]) =>
  rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

describe("deploy/compose.yaml", () => {
  it("gives the backends every setting, by its name, but for those of the image", () => {
    expect(SETTING_NAMES.filter((name) => !(name in backend)).sort()).toEqual([...EXCEPTIONS].sort());
  });

  it("gives the storefronts every setting that the documents name", () => {
    const own = read("docs/deploy-self-hosted.md").split("\n");
    const watched = read("docs/observability.md").split("\n");
    const names = [
      ...namesOf(own.slice(own.findIndex((line) => line.startsWith("| `HOSTNAME`")))),
      ...namesOf(watched.filter((line) => /\| (both|storefront) +\|/.test(line))),
    ];
    expect(names).toContain("SECURITY_CONTACT");
    expect(names).toContain("SENTRY_DSN");
    expect(names.filter((name) => !(`${name}` in storefront))).toEqual(["HOSTNAME", "PORT", "PUBLIC_PORT"]);
  });

  it("leaves a setting that deploy/.env does not name at its default", () => {
    const unset = Object.entries(backend).filter(([, value]) => /^\$\{\w+:-\}$/.test(`${value}`));
    expect(unset.length).toBeGreaterThan(40);
    const empty = Object.fromEntries(unset.map(([name]) => [name, ""]));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it("lets storefronts elsewhere be named instead of its own", () => {
    expect(backend.REVALIDATE_URL).toMatch(/^\$\{REVALIDATE_URL:-http/);
  });
});
