import { expect } from "@playwright/test";
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

/** The same, redirects followed as long as they stay on the host. */
export async function askToTheEnd(host: string, pathAndQuery: string, options: Ask = {}) {
  let answer = await ask(host, pathAndQuery, options);
  for (let hops = 0; hops < 3 && answer.status >= 300 && answer.status < 400; hops++) {
    const target = new URL(answer.headers.location ?? "", `${originOf(host, options.port)}${pathAndQuery}`);
    if (target.hostname !== host) throw new Error(`${pathAndQuery} leads to ${target.href}`);
    answer = await ask(host, target.pathname + target.search, options);
  }
  return answer;
}

/** A busy machine may be too slow for the backend's first answer to a page. */
export async function untilMade(host: string, pathAndQuery: string): Promise<void> {
  await expect.poll(async () => (await ask(host, pathAndQuery)).status).toBeLessThan(500);
}

/** A clinic's own address. */
export const originOf = (host: string, port = STOREFRONT_PORT): string => `http://${host}:${port}`;
