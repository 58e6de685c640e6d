import { expect, test } from "@playwright/test";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { freshData } from "./setup/fresh-data";
import { settingsOf } from "./setup/settings";
import { HANEUL, LUMIERE } from "./support/clinics";
import { ask } from "./support/storefront";

// Its own product: the others' backend must not stop.
const OWN = settingsOf("backend-down", { port: 3620, backendPort: 4620 });
const QUICK_MS = 3000;
const COLD_LIMIT_MS = 8000;
const visited: [string, string][] = [
  [LUMIERE.host, "/"],
  [LUMIERE.host, "/products"],
  [HANEUL.host, "/"],
  [HANEUL.host, "/products"],
];
let storefront: Program;
let backend: Program;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await freshData(OWN);
  backend = await startBackend(OWN);
  storefront = await startStorefront(OWN);
  const { text } = await ask(LUMIERE.host, "/products", OWN);
  const product = /href="(\/products\/\d+)"/.exec(text)?.[1];
  if (!product) throw new Error("The list links to no product");
  visited.push([LUMIERE.host, product]);
  for (const [host, path] of visited) expect((await ask(host, path, OWN)).status).toBe(200);
  await backend.stop();
});

test.afterAll(async () => {
  await storefront.stop();
  await backend.stop();
});

test("pages that were visited still answer, quickly", async () => {
  for (const [host, path] of visited) {
    const started = performance.now();
    const { status } = await ask(host, path, OWN);
    expect(status, `${host}${path}`).toBe(200);
    expect(performance.now() - started, `${host}${path} is quick`).toBeLessThan(QUICK_MS);
  }
});

test("a page that nobody visited says soon that it cannot be shown, and is not kept", async () => {
  const started = performance.now();
  const { status, headers } = await ask(LUMIERE.host, "/products/category/pick", OWN);
  expect(performance.now() - started).toBeLessThan(COLD_LIMIT_MS);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(headers["cache-control"]).not.toMatch(/s-maxage=[1-9]/);
});

test("an unknown host still gets nothing of a clinic", async () => {
  const { status, text } = await ask("nobody.example", "/", OWN);
  expect([404, 503]).toContain(status);
  expect(text).not.toContain(LUMIERE.name);
});

test("after the backend is back, new pages are made again", async () => {
  backend = await startBackend(OWN);
  await expect(async () => {
    expect((await ask(LUMIERE.host, "/products/category/pick", OWN)).status).toBe(200);
  }).toPass({ timeout: 12_000 });
});
