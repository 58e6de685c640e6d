import { get } from "../../scripts/lib/http.mjs";
import { STOREFRONT_PORT } from "../setup/settings";

interface Ask {
  headers?: Record<string, string>;
  port?: number;
}

/** What the storefront answers under a host's name: byte for byte as asked, redirects not followed. */
export async function ask(host: string, pathAndQuery: string, { headers, port = STOREFRONT_PORT }: Ask = {}) {
  const answer = await get(port, pathAndQuery, { host, headers });
  return { ...answer, text: answer.body.toString("utf8") };
}

/** A clinic's own address. */
export const originOf = (host: string, port = STOREFRONT_PORT): string => `http://${host}:${port}`;
