import { and, asc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { ContentBody, ProductOptionBody } from "@/contract/content/bodies";
import {
  eventPrices,
  events,
  productCategories,
  productCategoryLinks,
  productOptions,
  products,
  relatedProducts,
} from "../db/schema/catalogue";
import { productAfterNotices } from "../db/schema/help";
import type { PartnerScope } from "../db/scope";
import { cleanHtml } from "../lib/clean-html";
import { dayOf } from "../lib/clinic-time";
import { dayAfter, firstInstant, lastDayOf } from "./periods";
import { listsBy, rowStore } from "./store";

type ProductBody = ContentBody<"product">;

export const categoryStore = rowStore("category", productCategories, {
  orderBy: [productCategories.sortOrder, productCategories.id],
  toBody: ({ name, description, bodyGroup, concernGroup, icon, parentId }): ContentBody<"category"> => ({
    ...{ name, description, bodyGroup, concernGroup, icon, parentId },
  }),
  toColumns: (body) => body,
});

export const productStore = rowStore<typeof products, ProductBody>("product", products, {
  orderBy: [products.sortOrder, products.id],
  toBody: (row) => ({
    name: row.name,
    summary: row.summary,
    description: row.description,
    image: { url: row.imageUrl, alt: row.imageAlt },
    gallery: row.gallery,
    badges: row.badges,
    isRecommend: row.isRecommend,
    facts: row.facts,
    recommendedFor: row.recommendedFor,
    steps: row.steps,
    descriptionHtml: row.descriptionHtml,
    cautionHtml: row.cautionHtml,
    isSecret: row.isSecret,
    hashTags: row.hashTags,
    ...{ categoryIds: [], options: [], relatedIds: [], afterNoticeIds: [] },
  }),
  toColumns: ({ image, options: _, categoryIds: __, relatedIds: ___, afterNoticeIds: ____, ...own }) => ({
    ...own,
    imageUrl: image.url,
    imageAlt: image.alt,
    descriptionHtml: cleanHtml(own.descriptionHtml),
    cautionHtml: cleanHtml(own.cautionHtml),
  }),
  readMore: async (scope, ids) => {
    const [links, options, related, notices] = await Promise.all([
      scope.rows(productCategoryLinks, {
        where: inArray(productCategoryLinks.productId, ids),
        orderBy: [productCategoryLinks.categoryId],
      }),
      scope.rows(productOptions, {
        where: inArray(productOptions.productId, ids),
        orderBy: [productOptions.sortOrder, productOptions.id],
      }),
      scope.rows(relatedProducts, {
        where: inArray(relatedProducts.productId, ids),
        orderBy: [relatedProducts.sortOrder],
      }),
      scope.rows(productAfterNotices, {
        where: inArray(productAfterNotices.productId, ids),
        orderBy: [productAfterNotices.afterNoticeId],
      }),
    ]);
    const linksOf = listsBy(links, (row) => row.productId);
    const optionsOf = listsBy(options, (row) => row.productId);
    const relatedOf = listsBy(related, (row) => row.productId);
    const noticesOf = listsBy(notices, (row) => row.productId);
    return (id) => ({
      categoryIds: linksOf(id).map(({ categoryId }) => categoryId),
      options: optionsOf(id).map(toOption),
      relatedIds: relatedOf(id).map(({ relatedId }) => relatedId),
      afterNoticeIds: noticesOf(id).map(({ afterNoticeId }) => afterNoticeId),
    });
  },
  writeMore: async (scope, id, body) => {
    await writeOptions(scope, id, body.options);
    await scope.delete(productCategoryLinks, eq(productCategoryLinks.productId, id));
    await scope.insert(
      productCategoryLinks,
      body.categoryIds.map((categoryId) => ({ productId: id, categoryId })),
    );
    await scope.delete(relatedProducts, eq(relatedProducts.productId, id));
    await scope.insert(
      relatedProducts,
      body.relatedIds.map((relatedId, sortOrder) => ({ productId: id, relatedId, sortOrder })),
    );
    await scope.delete(productAfterNotices, eq(productAfterNotices.productId, id));
    await scope.insert(
      productAfterNotices,
      body.afterNoticeIds.map((afterNoticeId) => ({ productId: id, afterNoticeId })),
    );
  },
});

const toOption = (row: typeof productOptions.$inferSelect): ProductOptionBody => {
  const { id, name, description, price, isPriceFrom, durationMinutes, isDefault } = row;
  return { id, name, description, price, isPriceFrom, durationMinutes, isDefault };
};

/** In place, because carts and events name options by their id. */
async function writeOptions(scope: PartnerScope, productId: number, options: ProductOptionBody[]) {
  const isOfProduct = eq(productOptions.productId, productId);
  const ids = options.flatMap(({ id }) => id ?? []);
  await scope.delete(productOptions, and(isOfProduct, notInArray(productOptions.id, ids)) as SQL);
  for (const [sortOrder, { id, ...option }] of options.entries()) {
    const columns = { ...option, sortOrder };
    const isOption = and(isOfProduct, eq(productOptions.id, id ?? 0)) as SQL;
    if (id !== null && (await scope.update(productOptions, columns, isOption)).length > 0) continue;
    const newId = id ?? (await scope.nextId(productOptions));
    await scope.insert(productOptions, [{ ...columns, id: newId, productId, key: `option-${newId}` }]);
  }
}

export const eventStore = rowStore<typeof events, ContentBody<"event">>("event", events, {
  orderBy: [events.sortOrder, events.id],
  toBody: ({ title, titleGroup, summary, imageUrl, imageAlt, startAt, endAt, isSecret }) => ({
    ...{ title, titleGroup, summary, isSecret },
    image: { url: imageUrl, alt: imageAlt },
    startDay: dayOf(startAt),
    lastDay: lastDayOf(endAt),
    prices: [],
  }),
  toColumns: ({ image, startDay, lastDay, prices: _, ...own }) => ({
    ...own,
    imageUrl: image.url,
    imageAlt: image.alt,
    startAt: firstInstant(startDay),
    endAt: dayAfter(lastDay),
  }),
  readMore: async (scope, ids) => {
    const rows = await scope.rows(eventPrices, {
      where: inArray(eventPrices.eventId, ids),
      orderBy: [asc(eventPrices.sortOrder)],
    });
    const pricesOf = listsBy(rows, ({ eventId }) => eventId);
    return (id) => ({ prices: pricesOf(id).map(({ optionId, price }) => ({ optionId, price })) });
  },
  writeMore: async (scope, id, { prices }) => {
    await scope.delete(eventPrices, eq(eventPrices.eventId, id));
    await scope.insert(
      eventPrices,
      prices.map((price, sortOrder) => ({ ...price, eventId: id, sortOrder })),
    );
  },
});
