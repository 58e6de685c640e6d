import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { noticePageLabels } from "@/labels/customer-center";
import { descriptionLabels } from "@/labels/head";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";
import { excerpt, plainText } from "@/lib/plain-text";
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
    page,
    isIndexed: !keyword,
  });
}

export async function noticeMetadata(partner: string, noticeId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, contentHtml, publishedAt } = await loadNotice(tenant, pathId(noticeId) ?? notFound());
  const { displayName } = tenant.partnerInformation;
  return pageMetadata(tenant, {
    title,
    description: excerpt(plainText(contentHtml)) || descriptionLabels.notice(displayName, title),
    path: `/cscenter/notice/${id}`,
    section: pageTitle(tenant, "/cscenter/notice", noticePageLabels.title),
    publishedAt,
  });
}
