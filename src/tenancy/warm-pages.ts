import "server-only";
import { get } from "node:http";
import pLimit from "p-limit";
import { findCachedPages } from "@/page-cache/cached-pages";
import { environment } from "./environment";
import { loadPublishedTenant } from "./load-tenant";

/** More at a time would keep visitors waiting. */
const AT_A_TIME = 4;

/**
 * Requests the cached pages that bear one of these tags, so that Next makes them again and no visitor waits for it. On a
 * platform that caches by itself it finds none.
 */
export async function warmPages(tags: string[]): Promise<void> {
  const pages = await findCachedPages(tags);
  const hosts = await hostsOf(pages);
  const limit = pLimit(AT_A_TIME);
  // Those with the shortest paths first: the home page and lists.
  const sorted = pages.toSorted((one, other) => one.length - other.length);
  await limit.map(sorted, async (page) => {
    const [, partnerId = "", ...path] = page.split("/");
    const host = hosts.get(partnerId);
    if (host) await requestPage(host, `/${path.join("/")}`);
  });
}

/** Of this very process. By `node:http`: `fetch` allows no Host header of ours. What fails is left to the next visitor. */
function requestPage(host: string, path: string): Promise<void> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port: environment.port, path, headers: { host } }, (response) => {
      response.resume().once("close", resolve);
    }).once("error", () => resolve());
  });
}

/** The primary host of each partner. Of a draft, or while the backend is away, there is none. */
async function hostsOf(pages: string[]): Promise<Map<string, string>> {
  const partnerIds = [...new Set(pages.map((page) => page.split("/")[1] ?? ""))];
  const tenants = await Promise.all(partnerIds.map((id) => loadPublishedTenant(id).catch(() => null)));
  return new Map(tenants.flatMap((tenant) => (tenant ? [[tenant.id, tenant.domains.primary]] : [])));
}
