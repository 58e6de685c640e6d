import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { PINNED_NODE, type Program, startProgram } from "../scripts/lib/programs.mjs";
import { settingsOf } from "./setup/settings";
import { HANEUL } from "./support/clinics";
import { ask } from "./support/storefront";

const OWN = settingsOf("development", { port: 3840, backendPort: 4840 });
/** One or two seconds where nothing else runs; a page by itself is made again after five minutes. */
const SHOWN = { timeout: 60_000 };
const lines: string[] = [];
let folder: string;
let development: Program;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), "tenants-"));
  await cp("tenants/haneul", path.join(folder, "haneul"), { recursive: true });
  await rm(OWN.dataDir, { recursive: true, force: true });
  development = startProgram("development", [PINNED_NODE, "scripts/start.mjs", "--dev"], {
    logDir: OWN.logDir,
    env: {
      PORT: String(OWN.port),
      BACKEND_PORT: String(OWN.backendPort),
      DATA_DIR: OWN.dataDir,
      TENANTS_DIR: folder,
    },
    onLine: (line) => lines.push(line),
  });
  await expect.poll(() => lines.join("\n"), { timeout: 200_000 }).toContain("Ctrl-C ends it");
});

test.afterAll(async () => {
  await development.stop();
  await rm(folder, { recursive: true, force: true });
});

async function save(seoTitle: string | number) {
  const file = path.join(folder, "haneul", "tenant.json");
  const tenant = JSON.parse(await readFile(file, "utf8"));
  tenant.homepageConfig.seoTitle = seoTitle;
  await writeFile(file, JSON.stringify(tenant));
}

test("npm run dev shows a tenant.json as it is saved, and a refused one's reason in words", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const settings = await readFile("tsconfig.json", "utf8");
  const home = `http://${HANEUL.host}:${OWN.port}/`;
  await page.goto(home);
  await expect(page).toHaveTitle(new RegExp(HANEUL.name));
  for (const title of ["첫째로 고친 제목", "둘째로 고친 제목"]) {
    await save(title);
    await expect
      .poll(async () => (await ask(HANEUL.host, "/", OWN)).text, SHOWN)
      .toContain(`<title>${title}`);
  }
  await page.reload();
  await expect(page).toHaveTitle(/둘째로 고친 제목/);
  await save(7);
  const refused =
    /^ {2}backend {4}\| \d\d:\d\d:\d\d ERROR tenant partnerId=haneul .*homepageConfig\.seoTitle/m;
  await expect.poll(() => lines.join("\n"), SHOWN).toMatch(refused);
  expect(lines.filter((line) => line.includes('{"level"'))).toEqual([]);
  // All that it writes lies below its DATA_DIR, and no file of the project changes.
  expect(await readdir(OWN.dataDir)).toEqual(expect.arrayContaining(["database", "dev"]));
  expect(await readFile("tsconfig.json", "utf8")).toBe(settings);
});
