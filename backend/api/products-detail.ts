import { and, eq, type SQL } from "drizzle-orm";
import type { ProductDetail } from "@/contract/api/products";
import { stateSettings } from "@/contract/tenant/stated-settings";
import type { Call } from "../call/call";
import { isOnShow } from "../catalogue/product-filter";
import { summarise, summaryFields } from "../catalogue/product-summaries";
import { isInEvent, isListed, isSecretEvent } from "../catalogue/running-events";
import { products, relatedProducts } from "../db/schema/catalogue";
import { afterNotices, productAfterNotices } from "../db/schema/help";
import { exhibitionProducts, exhibitions } from "../db/schema/stories";
import { notFound } from "../lib/errors";

interface ProductQuery {
  id: number;
  /** By a secret event's link, which needs the eventId. */
  isSecret?: boolean | undefined;
  eventId?: number | undefined;
}

/** One product with everything on its page; a 404 where it is not accessible this way. */
export async function showProduct(
  call: Call,
  { id, isSecret, eventId }: ProductQuery,
): Promise<ProductDetail> {
  const { scope, now } = call;
  const secretEventIds = isSecret && eventId !== undefined ? [eventId] : [];
  const isAccessible = isSecret ? isInEvent(scope, isSecretEvent(secretEventIds, now)) : isListed;
  const product = await scope.first(products, { where: and(eq(products.id, id), isAccessible) as SQL });
  if (!product) throw notFound();
  const { hasPriceView } = call.tenant.homepageConfig;
  const view = { scope, now, hasPriceView };
  const [[summary], related, links] = await Promise.all([
    summarise([product], { ...view, secretEventIds, isWithOptions: true }),
    loadRelated(call, id),
    loadLinks(call, id),
  ]);
  if (!summary) throw notFound();
  return {
    ...summary,
    isSecret: product.isSecret,
    hashTags: product.hashTags,
    description: product.description,
    images: [{ url: product.imageUrl, alt: product.imageAlt }, ...product.gallery],
    options: summary.options ?? [],
    facts: product.facts,
    recommendedFor: product.recommendedFor,
    steps: product.steps,
    descriptionHtml: product.descriptionHtml,
    cautionHtml: product.cautionHtml,
    relatedProducts: await summarise(related, view),
    ...links,
  };
}

const loadRelated = ({ scope }: Call, productId: number) =>
  scope.pick(relatedProducts, summaryFields, {
    join: { table: products, on: and(eq(products.id, relatedProducts.relatedId), isListed) as SQL },
    where: eq(relatedProducts.productId, productId),
    orderBy: [relatedProducts.sortOrder],
  });

async function loadLinks({ scope, now, tenant }: Call, productId: number) {
  const [notices, shows] = await Promise.all([
    scope.pick(
      productAfterNotices,
      { id: afterNotices.id, title: afterNotices.title },
      {
        join: { table: afterNotices, on: eq(afterNotices.id, productAfterNotices.afterNoticeId) },
        where: eq(productAfterNotices.productId, productId),
        orderBy: [afterNotices.sortOrder],
      },
    ),
    scope.pick(
      exhibitionProducts,
      { id: exhibitions.id, title: exhibitions.title },
      {
        join: {
          table: exhibitions,
          on: and(eq(exhibitions.id, exhibitionProducts.exhibitionId), isOnShow(now)) as SQL,
        },
        where: eq(exhibitionProducts.productId, productId),
        orderBy: [exhibitions.sortOrder],
      },
    ),
  ]);
  return { afterNotices: stateSettings(notices, tenant.homepageConfig), exhibitions: shows };
}
