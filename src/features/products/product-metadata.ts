import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { loadCategories } from "@/blocks/product-card/load-categories";
import type { Tenant } from "@/contract/tenant/tenant";
import { descriptionLabels } from "@/labels/head";
import { type ListFilter, listHref, PLAIN_LIST } from "@/lib/list-address";
import { pathId } from "@/lib/path-id";
import { excerpt } from "@/lib/plain-text";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadProduct, loadScope } from "./load-products";
import { descriptionOf, type ProductScope, pathOf, titleOf } from "./product-scope";

/**
 * A list's title and address. Pages beyond the first have their own; filters and orders are the same list, and none of
 * their pages is one of the plain list's.
 */
export async function productListMetadata(
  partner: string,
  segment: string,
  filter: ListFilter = PLAIN_LIST,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const scope = (await loadScope(tenant, segment)) ?? notFound();
  const { page } = filter;
  const heading = titleOf(scope, tenant);
  // A treatment may be called as its category is.
  const section = scope.kind === "category" ? titleOf({ kind: "all" }, tenant) : null;
  const isPlain = listHref("", filter) === listHref("", { page });
  return pageMetadata(tenant, {
    title: section ? `${heading} · ${section}` : heading,
    heading,
    section,
    description: describeList(tenant, scope),
    path: listHref(pathOf(scope), isPlain ? { page } : {}),
    page,
  });
}

export async function productMetadata(partner: string, segment: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const id = pathId(segment) ?? notFound();
  const [product, categories] = await Promise.all([loadProduct(tenant, id), loadCategories(tenant)]);
  return pageMetadata(tenant, {
    title: product.name,
    description: excerpt(product.description || product.summary),
    path: `/products/${product.id}`,
    section: categories.find(({ id }) => product.categoryIds.includes(id))?.name,
    imageUrl: product.imageUrl,
  });
}

/** Reached by its link alone, and not indexed. */
export async function secretProductMetadata(
  partner: string,
  productSegment: string,
  eventSegment: string,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const id = pathId(productSegment) ?? notFound();
  const eventId = pathId(eventSegment) ?? notFound();
  const product = await loadProduct(tenant, id, eventId);
  return pageMetadata(tenant, {
    title: product.name,
    description: excerpt(product.description || product.summary),
    path: `/products/${id}/secret/${eventId}`,
    isIndexed: false,
  });
}

function describeList(tenant: Tenant, scope: ProductScope): string {
  const { displayName } = tenant.partnerInformation;
  const { hasPriceView } = tenant.homepageConfig;
  const words = clinicWords(tenant);
  if (!hasPriceView && scope.kind === "all")
    return descriptionLabels.productsWithoutPrices(displayName, words);
  if (!hasPriceView && scope.kind === "event")
    return descriptionLabels.eventProductsWithoutPrices(displayName, words);
  return (
    descriptionOf(scope, tenant) || descriptionLabels.category(displayName, titleOf(scope, tenant), words)
  );
}
