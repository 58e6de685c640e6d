import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findBrotli, startNginx } from "../cluster/nginx.mjs";
import { startStorefront } from "../lib/product.mjs";
import { ROOT } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";
import { selfSigned } from "../lib/self-signed";
import type { Settings } from "../lib/settings.mjs";
import { readTenants } from "../lib/tenants.mjs";
import { startSlowLine } from "./slow-line";

interface Served {
  /** What visitors ask: `origin("lumiere.localhost")`. */
  origin: (host: string) => string;
  /** Whether the line is slow by itself, so that no request has to be held back. */
  isSlowLine: boolean;
  /** The storefront itself. */
  ownPort: number;
  words: string;
}

/**
 * A storefront as production serves it: behind nginx with brotli, or straight where this machine has not got them. By
 * HTTP/1.1 unless `isHttps` asks for what visitors have: HTTP/2 over TLS, on a slow line.
 */
export async function serveStorefront(settings: Settings, { isHttps = false } = {}): Promise<Served> {
  const { port } = settings;
  const plain = { origin: (host: string) => `http://${host}:${port}`, isSlowLine: false };
  if (!findBrotli()) {
    if (isHttps) throw new Refusal("nginx with brotli is not installed: nothing here speaks https.");
    await startStorefront(settings);
    const words = "straight from the storefront: nginx with brotli is not installed";
    return { ...plain, ownPort: port, words };
  }
  const storefront = { ...settings, port: port + 1 };
  await startProxy(storefront, port);
  const linePort = port + 5;
  const publicPort = isHttps ? linePort : port;
  await startStorefront(storefront, { env: { PUBLIC_PORT: String(publicPort) } });
  const ownPort = storefront.port;
  if (!isHttps) return { ...plain, ownPort, words: "behind nginx with brotli" };
  await writeCertificates(certificatesOf(settings));
  await startSlowLine({ from: linePort, to: tlsPortOf(port) });
  const origin = (host: string) => `https://${host}:${linePort}`;
  return {
    origin,
    isSlowLine: true,
    ownPort,
    words: "behind nginx with brotli, HTTP/2 over TLS on a slow line",
  };
}

const certificatesOf = ({ logDir }: Pick<Settings, "logDir">) => path.join(ROOT, logDir, "certificates");
const tlsPortOf = (port: number) => port + 4;

async function writeCertificates(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { primary } of readTenants()) {
    const { certificate, key } = await selfSigned(primary);
    writeFileSync(path.join(folder, `${primary}.pem`), certificate + key);
  }
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
    tlsPort: tlsPortOf(port),
    certificatesDir: certificatesOf(storefront),
  });
}
