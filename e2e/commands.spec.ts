import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startBackend } from "../scripts/lib/product.mjs";
import { PINNED_NODE, ROOT } from "../scripts/lib/programs.mjs";
import { refusedTenantsIn } from "../scripts/lib/readable-log.mjs";
import { BACKEND_PORT, STOREFRONT_PORT, settingsOf } from "./setup/settings";

interface Failure {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command that must refuse, and hands back what it said. */
async function refusalOf(args: string[], env: Record<string, string> = {}): Promise<Failure> {
  try {
    await promisify(execFile)(PINNED_NODE, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: undefined, ...env },
    });
  } catch (error) {
    // execFile rejects with the exit code and both outputs.
    return error as Failure;
  }
  throw new Error(`${args.join(" ")} refused nothing`);
}

const BUSY: { env: Record<string, string>; port: number; variable: string; wantedBy: string }[] = [
  { env: { PORT: String(STOREFRONT_PORT) }, port: STOREFRONT_PORT, variable: "PORT", wantedBy: "storefront" },
  {
    env: { PORT: "3699", BACKEND_PORT: String(BACKEND_PORT) },
    port: BACKEND_PORT,
    variable: "BACKEND_PORT",
    wantedBy: "backend",
  },
];
for (const { env, port, variable, wantedBy } of BUSY)
  test(`npm start names a busy ${variable} and how to start beside it, before anything is begun`, async () => {
    const { code, stdout, stderr } = await refusalOf(["scripts/start.mjs"], {
      ...env,
      npm_lifecycle_event: "start",
    });
    expect(code).toBe(1);
    expect(stdout).toBe("");
    const beside = /PORT=(\d+) BACKEND_PORT=\d+ DATA_DIR=\.data-\1 npm start$/;
    expect(stderr.trim()).toMatch(beside);
    expect(stderr.trim().replace(beside, "").trim()).toBe(
      `Port ${port} is in use, and the ${wantedBy} needs it. End what uses it, or start beside it:`,
    );
  });

test("a broken tenant file is refused with its field and reason, and the other clinics stay up", async () => {
  // A backend on an empty database.
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), "tenants-"));
  const own = settingsOf("broken-tenant", { port: 3640, backendPort: 4640 });
  await rm(own.dataDir, { recursive: true, force: true });
  await cp("tenants/onyu", path.join(folder, "onyu"), { recursive: true });
  await mkdir(path.join(folder, "haneul"));
  const tenant = JSON.parse(await readFile("tenants/haneul/tenant.json", "utf8"));
  tenant.theme.variants.card = "glossy";
  await writeFile(path.join(folder, "haneul", "tenant.json"), JSON.stringify(tenant));
  const refused: string[] = [];
  const backend = await startBackend(own, {
    env: { TENANTS_DIR: folder },
    onLine: (line) => refused.push(...refusedTenantsIn(line)),
  });
  try {
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/haneul\/tenant\.json: theme\.variants\.card: .+/);
    expect((await fetch(`${own.backendUrl}/tenancy/hosts/onyu.localhost`)).status).toBe(200);
    expect((await fetch(`${own.backendUrl}/tenancy/hosts/haneul.localhost`)).status).toBe(404);
  } finally {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
