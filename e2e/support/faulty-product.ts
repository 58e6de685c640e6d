import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApi } from "@/api/create-api";
import type { TenantFile } from "@/contract/tenant/tenant";
import { executeOperation } from "../../backend/cli/tenants/execute-operation";
import { readEnvironment } from "../../backend/lib/environment";
import { waitUntilReady } from "../../scripts/lib/http.mjs";
import { spawnStorefront, startBackend, startStorefront } from "../../scripts/lib/product.mjs";
import type { Program } from "../../scripts/lib/programs.mjs";
import { freshData } from "../setup/fresh-data";
import { settingsOf } from "../setup/settings";
import { LUMIERE } from "./clinics";
import { openFaultProxy } from "./fault-proxy";
import { ask, originOf } from "./storefront";

interface Ports {
  port: number;
  backendPort: number;
  backendProxyPort: number;
  edgeConfigProxyPort: number;
}

/** A product whose storefront reaches backend and Edge Config through proxies that can be told to misbehave. */
export async function startFaultyProduct(name: string, ports: Ports) {
  const settings = settingsOf(name, ports);
  const folder = await mkdtemp(path.join(tmpdir(), "tenants-"));
  await freshData(settings);
  await cp("tenants", folder, { recursive: true });
  const backend = await startBackend(settings, { env: { TENANTS_DIR: folder } });
  const target = { targetPort: settings.backendPort };
  const backendProxy = await openFaultProxy({ port: ports.backendProxyPort, ...target });
  const edgeConfigProxy = await openFaultProxy({ port: ports.edgeConfigProxyPort, ...target });
  const behindProxies = {
    BACKEND_URL: `http://127.0.0.1:${ports.backendProxyPort}`,
    EDGE_CONFIG: `http://127.0.0.1:${ports.edgeConfigProxyPort}/ecfg_local?token=dev`,
  };
  let storefront: Program = await startStorefront(settings, { env: behindProxies });

  return {
    settings,
    backendProxy,
    edgeConfigProxy,
    /** The backend as a clinic's storefront calls it, past the proxies. */
    api: (host: string) =>
      createApi({
        baseUrl: `http://127.0.0.1:${settings.backendPort}`,
        tenantOrigin: originOf(host, settings.port),
        readToken: () => undefined,
      }),
    ask: (host: string, pathAndQuery: string) => ask(host, pathAndQuery, { port: settings.port }),
    /** Publishes lumiere with another phone number, as the tenants command does. */
    async publishPhone(phone: string) {
      const file = path.join(folder, "lumiere", "tenant.json");
      const tenant = JSON.parse(await readFile(file, "utf8")) as TenantFile;
      Object.assign(tenant.partnerInformation, { partnerPhone: phone, partnerTel: phone });
      await writeFile(file, JSON.stringify(tenant));
      const environment = readEnvironment({ DATA_DIR: settings.dataDir, TENANTS_DIR: folder });
      const { outcomes } = await executeOperation(environment, "publish", {
        folder,
        ids: ["lumiere"],
        by: "test",
        isDryRun: false,
      });
      const [outcome] = outcomes;
      if (outcome?.status !== "published") throw new Error(`${LUMIERE.host} was ${outcome?.status}`);
    },
    /** Whether the storefront is still the process that was started. */
    isStorefrontAlive: () => {
      try {
        return process.kill(storefront.pid ?? 0, 0);
      } catch {
        return false;
      }
    },
    /** Asks the storefront to end, and answers its exit code. */
    async endStorefront(): Promise<number> {
      await storefront.stop();
      return storefront.exited;
    },
    /** The storefront ends; `whileGone` happens; another one starts on the same kept pages. */
    async restartStorefront(whileGone: () => Promise<void>) {
      await storefront.stop();
      await whileGone();
      storefront = spawnStorefront(settings, { env: behindProxies });
      const isReady = () => true;
      await waitUntilReady(storefront, settings.port, "/", { host: LUMIERE.host, withinMs: 60_000, isReady });
    },
    async stop() {
      await storefront.stop();
      await backendProxy.close();
      await edgeConfigProxy.close();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type FaultyProduct = Awaited<ReturnType<typeof startFaultyProduct>>;
