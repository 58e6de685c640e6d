import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { type ListFilter, listHref, PLAIN_LIST } from "@/lib/list-address";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadProduct, loadScope } from "./load-products";
import { descriptionOf, pathOf, titleOf } from "./product-scope";

/** A list's title and address. Pages beyond the first have their own; filters and orders are the same list. */
export async function productListMetadata(
  partner: string,
  segment: string,
  { page }: ListFilter = PLAIN_LIST,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const scope = (await loadScope(tenant, segment)) ?? notFound();
  return pageMetadata(tenant, {
    title: titleOf(scope, tenant),
    description: descriptionOf(scope, tenant),
    path: listHref(pathOf(scope), { page }),
  });
}

export async function productMetadata(partner: string, segment: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const product = await loadProduct(tenant, pathId(segment) ?? notFound());
  return pageMetadata(tenant, {
    title: product.name,
    description: product.description || product.summary,
    path: `/products/${product.id}`,
    imageUrl: product.imageUrl,
  });
}
