import { notFound } from "next/navigation";
import { pageFactsOf } from "@/blocks/page-metadata/page-metadata";
import { sharedPagePath } from "@/blocks/page-metadata/share-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { drawShareImage } from "./draw-share-image";
import { loadPageHead } from "./shared-pages.server";

interface RouteContext {
  params: Promise<{ partner: string; page: string[] }>;
}

/** The share image of the page whose path follows: drawn from what that page says of itself, and from nothing else. */
export async function shareImageRoute(_request: Request, { params }: RouteContext): Promise<Response> {
  const { partner, page } = await params;
  const tenant = await loadTenant(partner);
  const head = await loadPageHead(partner, sharedPagePath(page) ?? notFound());
  const facts = head && pageFactsOf(head);
  if (!facts || facts.isIndexed === false) notFound();
  const drawn = await drawShareImage(tenant, facts, String(head.description ?? ""));
  return new Response(new Uint8Array(drawn), { headers: { "Content-Type": "image/jpeg" } });
}
