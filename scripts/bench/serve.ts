import path from "node:path";
import { findBrotli, startNginx } from "../cluster/nginx.mjs";
import { startStorefront } from "../lib/product.mjs";
import { ROOT } from "../lib/programs.mjs";
import type { Settings } from "../lib/settings.mjs";

interface Served {
  /** What visitors ask. */
  port: number;
  /** The storefront itself. */
  ownPort: number;
  words: string;
}

/** A storefront as production serves it: behind nginx with brotli, or straight where this machine has not got them. */
export async function serveStorefront(settings: Settings): Promise<Served> {
  const { port } = settings;
  if (!findBrotli()) {
    await startStorefront(settings);
    return { port, ownPort: port, words: "straight from the storefront: nginx with brotli is not installed" };
  }
  const storefront = { ...settings, port: port + 1 };
  await startProxy(storefront, port);
  await startStorefront(storefront, { env: { PUBLIC_PORT: String(port) } });
  return { port, ownPort: storefront.port, words: "behind nginx with brotli" };
}

/** nginx as it is deployed, with one storefront and one backend behind it. */
export function startProxy(storefront: Settings, port: number) {
  const { backendPort, logDir } = storefront;
  return startNginx({
    site: { ...storefront, port, backendPort: backendPort + 5 },
    storefronts: [storefront],
    backends: [storefront],
    internalPort: backendPort + 6,
    nginxDir: path.join(ROOT, logDir, "nginx"),
    tlsPort: port + 4,
    certificatesDir: path.join(ROOT, logDir, "certificates"),
  });
}
