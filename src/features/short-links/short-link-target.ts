import "server-only";
import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { serverApi } from "@/api/server-api";
import { safeLink } from "@/lib/safe-href";
import { loadTenant } from "@/tenancy/load-tenant";

/** As the content's files write it: whatever else is asked for is no code, and need not be looked up. */
const CODE = /^[\w-]{3,32}$/;

/** Where a clinic's short link leads, or the page's own 404: another clinic's codes lead nowhere. */
export async function shortLinkTarget(partner: string, code: string): Promise<string> {
  if (!CODE.test(code)) notFound();
  const tenant = await loadTenant(partner);
  const query = { shortenUrl: code };
  const { row } = await orNotFound(serverApi(tenant).call("GET /customer/shorten-url", { query }));
  return redirectTarget(row.targetUrl) ?? notFound();
}

/** Where a visitor may be sent on to without being asked: a path of the site, or https. Null for all else. */
export function redirectTarget(url: string): string | null {
  const link = safeLink(url);
  if (!link) return null;
  return link.isInternal || /^https:/i.test(link.href) ? link.href : null;
}
