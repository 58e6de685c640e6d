import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type NewPreviewLink, signPreviewLink } from "@/contract/tenant/signed-tokens";
import type { TenantFile } from "@/contract/tenant/tenant";
import { TENANTS_COMMAND } from "../../backend/built.mjs";
import { executeOperation } from "../../backend/cli/tenants/execute-operation";
import { readEnvironment } from "../../backend/lib/environment";
import { startBackend, startStorefront } from "../../scripts/lib/product.mjs";
import { PINNED_NODE, ROOT } from "../../scripts/lib/programs.mjs";
import { freshData } from "../setup/fresh-data";
import { settingsOf } from "../setup/settings";
import { ask } from "./storefront";

export type PreviewProduct = Awaited<ReturnType<typeof startPreviewProduct>>;

/** A product whose tenant files may be changed: a copy of the demo clinics', on data of its own. */
export async function startPreviewProduct(name: string, ports: { port: number; backendPort: number }) {
  const settings = settingsOf(name, ports);
  const folder = await mkdtemp(path.join(tmpdir(), "tenants-"));
  await freshData(settings);
  await cp("tenants", folder, { recursive: true });
  const env = { TENANTS_DIR: folder };
  const backend = await startBackend(settings, { env });
  const storefront = await startStorefront(settings, { env });
  const fileOf = (id: string) => path.join(folder, id, "tenant.json");

  return {
    settings,
    async change(id: string, change: (tenant: TenantFile) => void) {
      const tenant = JSON.parse(await readFile(fileOf(id), "utf8")) as TenantFile;
      change(tenant);
      await writeFile(fileOf(id), JSON.stringify(tenant));
    },
    /** A further clinic, with the files of another under a name of its own. */
    async add(id: string, likeId: string, change: (tenant: TenantFile) => void) {
      await cp(path.join(folder, likeId), path.join(folder, id), { recursive: true });
      await this.change(id, change);
    },
    /** Before its content is read, which is once. */
    async dropPage(id: string, key: string) {
      const file = path.join(folder, id, "content", "pages.json");
      const content = JSON.parse(await readFile(file, "utf8")) as { pages: { key: string }[] };
      content.pages = content.pages.filter((page) => page.key !== key);
      await writeFile(file, JSON.stringify(content));
    },
    /** As `npm run tenants -- publish <id> --draft`, without a process for each. */
    async publishDraft(id: string): Promise<void> {
      const environment = readEnvironment({ DATA_DIR: settings.dataDir, TENANTS_DIR: folder });
      const { outcomes } = await executeOperation(environment, "draft", { folder, ids: [id], by: "test" });
      const [outcome] = outcomes;
      if (outcome?.status !== "published") throw new Error(`${id} was ${outcome?.status}`);
    },
    /** `npm run tenants -- …`; answers what it printed. */
    async tenants(...args: string[]): Promise<string> {
      const { stdout } = await promisify(execFile)(PINNED_NODE, [TENANTS_COMMAND, ...args], {
        cwd: ROOT,
        env: { ...process.env, ...env, DATA_DIR: settings.dataDir },
      });
      return stdout;
    },
    ask: (host: string, pathAndQuery: string, headers?: Record<string, string>) =>
      ask(host, pathAndQuery, { headers, port: settings.port }),
    /** The token of a link to lumiere's preview, an hour long unless it says otherwise. */
    sign: (change: Partial<NewPreviewLink> = {}, secret = settings.previewSecret) =>
      signPreviewLink({ ...aLink(), ...change }, secret),
    /** A page as it is kept: asked for until it is the same twice. */
    async settled(host: string, pathAndQuery: string): Promise<string> {
      let before = "";
      for (let times = 0; times < 10; times++) {
        const { text } = await ask(host, pathAndQuery, { port: settings.port });
        if (text === before) return text;
        before = text;
      }
      throw new Error(`${host}${pathAndQuery} is never the same twice`);
    },
    async stop() {
      await storefront.stop();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const aLink = (): NewPreviewLink => ({
  partnerId: "lumiere",
  expiresAt: new Date(Date.now() + 3_600_000),
  madeBy: "test",
  canShare: false,
});
