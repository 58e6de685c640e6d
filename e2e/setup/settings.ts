import path from "node:path";
import { readSettings, type Settings } from "../../scripts/lib/settings.mjs";

/** Ports of the tests' own product, beside one that may be running. */
export const STOREFRONT_PORT = 3610;
export const BACKEND_PORT = 4610;
/** Where the page of another site, which embeds the widget, is served. */
export const EMBEDDER_PORT = 4600;

const folder = path.join(".build", "e2e");

/** One product's own ports, data and logs. */
export const settingsOf = (name: string, ports: { port: number; backendPort: number }): Settings =>
  readSettings({
    PORT: String(ports.port),
    BACKEND_PORT: String(ports.backendPort),
    DATA_DIR: path.join(folder, name, "data"),
    // Beside the data, which a test's start removes: what its last run said can still be read.
    LOG_DIR: path.join(folder, name, "logs"),
    // Known to every process of the tests.
    PREVIEW_SECRET: "a secret of the tests alone",
  });

export const PRODUCT = settingsOf("product", { port: STOREFRONT_PORT, backendPort: BACKEND_PORT });
