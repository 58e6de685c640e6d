import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { noticePageLabels } from "@/labels/customer-center";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadNotice } from "./load-notices";

/** Results of a search within are for visitors, not for search engines. */
export async function noticeListMetadata(
  partner: string,
  { page, keyword }: BoardFilter = WHOLE_BOARD,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, "/cscenter/notice", noticePageLabels.title),
    description: noticePageLabels.description(tenant.partnerInformation.displayName),
    path: boardHref("/cscenter/notice", { page, keyword }),
    isIndexed: !keyword,
  });
}

export async function noticeMetadata(partner: string, noticeId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title } = await loadNotice(tenant, pathId(noticeId) ?? notFound());
  return pageMetadata(tenant, { title, path: `/cscenter/notice/${id}` });
}
