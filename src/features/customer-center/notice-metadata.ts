import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { noticePageLabels } from "@/labels/customer-center";
import { listHref } from "@/lib/list-address";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadNotice } from "./load-notices";

export async function noticeListMetadata(partner: string, page = 1): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  return pageMetadata(tenant, {
    title: pageTitle(tenant, "/cscenter/notice", noticePageLabels.title),
    description: noticePageLabels.description(tenant.partnerInformation.displayName),
    path: listHref("/cscenter/notice", { page }),
  });
}

export async function noticeMetadata(partner: string, noticeId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title } = await loadNotice(tenant, pathId(noticeId) ?? notFound());
  return pageMetadata(tenant, { title, path: `/cscenter/notice/${id}` });
}
