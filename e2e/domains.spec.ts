import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { TENANTS_COMMAND } from "../backend/built.mjs";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import { PINNED_NODE, type Program, ROOT } from "../scripts/lib/programs.mjs";
import { settingsOf } from "./setup/settings";
import { HANEUL, ONYU } from "./support/clinics";
import { ask } from "./support/storefront";

// Its own product: it changes tenant files, and stops the backend.
const OWN = settingsOf("domains", { port: 3670, backendPort: 4670 });
const WITHIN = { timeout: 60_000 };
/** 온유.localhost */
const KOREAN = "xn--zk5bur.localhost";
const OTHERS = ["/", "/products", "/introduce"];
const VISITORS = 6;
let folder: string;
let backend: Program;
let storefront: Program;
let others: string[] = [];

const env = () => ({ TENANTS_DIR: folder });
const statusOf = (host: string) => async () => (await ask(host, "/", OWN)).status;
/** HIT, or STALE while a page is being rendered again. */
const cacheOfOthers = () =>
  Promise.all(OTHERS.map(async (page) => (await ask(HANEUL.host, page, OWN)).headers["x-nextjs-cache"]));
const pagesOfOthers = () => Promise.all(OTHERS.map(async (page) => (await ask(HANEUL.host, page, OWN)).text));

/** What the storefront renders by itself after a purge may replace a page that has just been read. */
async function areOthersAtRest(): Promise<boolean> {
  const before = others;
  others = await pagesOfOthers();
  return others.every((text, index) => text === before[index]);
}

/** Visitors of another clinic, who ask for page after page; told at the end which of their answers were others than before. */
function visitOthers() {
  let isOver = false;
  let visits = 0;
  const different: string[] = [];
  const visitor = async (start: number) => {
    for (let next = start; !isOver; next = (next + 1) % OTHERS.length) {
      const page = OTHERS[next] ?? "/";
      const { status, text } = await ask(HANEUL.host, page, OWN);
      visits += 1;
      if (status !== 200 || text !== others[next]) different.push(`${status} ${page}`);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index % OTHERS.length));
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { visits, different };
  };
}

async function tenants(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [TENANTS_COMMAND, ...args];
  const settings = { ...process.env, ...env(), DATA_DIR: OWN.dataDir, FORCE_COLOR: undefined };
  try {
    return { code: 0, ...(await promisify(execFile)(PINNED_NODE, command, { cwd: ROOT, env: settings })) };
  } catch (error) {
    // execFile rejects with the exit code and both outputs.
    return error as { code: number; stdout: string; stderr: string };
  }
}

async function expectUndisturbed(leave: ReturnType<typeof visitOthers>) {
  const { visits, different } = await leave();
  expect(different).toEqual([]);
  expect(visits).toBeGreaterThan(VISITORS * OTHERS.length);
}

async function unfinished(id: string): Promise<string[]> {
  const { stdout } = await tenants("show", id, "--json");
  return JSON.parse(stdout).unfinished;
}

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), "tenants-"));
  for (const id of ["haneul", "onyu"])
    await cp(path.join(ROOT, "tenants", id), path.join(folder, id), { recursive: true });
  backend = await startBackend(OWN, { env: env() });
  storefront = await startStorefront(OWN);
  expect(await statusOf(ONYU.host)()).toBe(200);
  // The backend's own first publish has pages rendered again, once it is done.
  await expect.poll(() => unfinished("haneul"), WITHIN).toEqual([]);
  await expect.poll(cacheOfOthers, WITHIN).toEqual(OTHERS.map(() => "HIT"));
  await expect.poll(areOthersAtRest, { ...WITHIN, intervals: [2000] }).toBe(true);
});

test.afterAll(async () => {
  await storefront.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

test("under load, a domain that is added is served within a minute, and the old one leads to it", async () => {
  const leave = visitOthers();
  expect(await statusOf(KOREAN)()).toBe(404);
  const { code, stdout } = await tenants("add-domain", "onyu", "온유.localhost", "--primary");
  expect([code, stdout]).toEqual([0, expect.stringContaining(`+ 온유.localhost (${KOREAN})`)]);
  await expect.poll(statusOf(KOREAN), WITHIN).toBe(200);
  expect((await ask(KOREAN, "/", OWN)).text).toContain(ONYU.name);
  await expect.poll(statusOf(ONYU.host), WITHIN).toBe(308);
  await expectUndisturbed(leave);
});

test("under load, it is where it was after a rollback, and a 404 once it is removed", async () => {
  const leave = visitOthers();
  expect(await tenants("rollback", "onyu")).toMatchObject({ code: 0 });
  await expect.poll(statusOf(ONYU.host), WITHIN).toBe(200);
  await expect.poll(statusOf(KOREAN), WITHIN).toBe(404);
  expect(await tenants("add-domain", "onyu", ONYU.host, "--primary")).toMatchObject({ code: 0 });
  await expect.poll(statusOf(KOREAN), WITHIN).toBe(308);
  expect(await tenants("remove-domain", "onyu", "온유.localhost")).toMatchObject({ code: 0 });
  await expect.poll(statusOf(KOREAN), WITHIN).toBe(404);
  expect(await statusOf(ONYU.host)()).toBe(200);
  await expectUndisturbed(leave);
});

test("a primary domain that leads elsewhere leaves the clinic where this machine finds it", async ({
  page,
}) => {
  const domain = "onyu-clinic.kr";
  const { code, stderr } = await tenants("add-domain", "onyu", domain, "--primary");
  expect([code, stderr]).toEqual([0, expect.stringContaining(`warning: its primary domain is ${domain}`)]);
  expect(stderr).toContain(`http://${ONYU.host}:`);
  await expect.poll(statusOf(domain), WITHIN).toBe(200);
  expect(await statusOf(ONYU.host)()).toBe(200);
  await page.goto(`http://${ONYU.host}:${OWN.port}/`);
  await expect(page).toHaveTitle(new RegExp(ONYU.name));
  for (const origin of [`http://${ONYU.host}:${OWN.port}`, `http://${domain}:${OWN.port}`]) {
    const headers = { origin, [TENANT_ORIGIN_HEADER]: `https://${domain}` };
    const answer = await fetch(`${OWN.backendUrl}/partners/this`, { headers });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
  }
  expect(await tenants("rollback", "onyu")).toMatchObject({ code: 0 });
  await expect.poll(statusOf(domain), WITHIN).toBe(404);
  // The file as it was: what is rolled back is what is live alone.
  expect(await tenants("add-domain", "onyu", ONYU.host, "--primary")).toMatchObject({ code: 0 });
  expect(await tenants("remove-domain", "onyu", domain)).toMatchObject({ code: 0 });
  expect(await statusOf(ONYU.host)()).toBe(200);
});

test("a broken tenant file is refused with its field, and the site stands", async () => {
  const file = path.join(folder, "onyu", "tenant.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, JSON.stringify({ ...JSON.parse(text), theme: { variants: { card: "glossy" } } }));
  const { code, stderr } = await tenants("publish", "onyu");
  await writeFile(file, text);
  expect([code, stderr]).toEqual([1, expect.stringContaining("theme.variants.card")]);
  expect(await statusOf(ONYU.host)()).toBe(200);
});

test("what is published while the backend is away is served when it is back", async () => {
  await backend.stop();
  const { code, stdout } = await tenants("add-domain", "onyu", "away.localhost");
  expect([code, stdout]).toEqual([0, expect.stringContaining("+ away.localhost")]);
  expect(await statusOf(ONYU.host)()).toBe(200);
  backend = await startBackend(OWN, { env: env() });
  await expect.poll(statusOf("away.localhost"), WITHIN).toBe(308);
});

test("a closed clinic says goodbye on every path, until it is rolled back", async () => {
  expect(await tenants("close", "onyu")).toMatchObject({ code: 0 });
  const isOpen = async () => (await ask(ONYU.host, "/products", OWN)).text.includes('href="/products/');
  await expect.poll(isOpen, WITHIN).toBe(false);
  expect(await tenants("rollback", "onyu")).toMatchObject({ code: 0 });
  await expect.poll(isOpen, WITHIN).toBe(true);
});

test("not a byte of another clinic's pages has changed", async () => {
  expect(await pagesOfOthers()).toEqual(others);
});
