import type { Content } from "@/contract/tenant/content";
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
import { cleanHtml } from "../lib/clean-html";
import { addDays, instantAt } from "../lib/clinic-time";
import { KeyIds, keysOf, type SeedContext, type SeedWriter } from "./seed-ids";

interface CatalogueIds {
  categories: KeyIds;
  products: KeyIds;
  options: KeyIds;
}

/** Categories, products with their options, and events. */
export async function seedCatalogue(
  writer: SeedWriter,
  content: Content,
  { day }: SeedContext,
): Promise<CatalogueIds> {
  const ids = {
    categories: new KeyIds("categories", keysOf(content.categories)),
    products: new KeyIds("products", keysOf(content.products)),
    options: new KeyIds("options", keysOf(content.products.flatMap((product) => product.options))),
  };
  await seedCategories(writer, content, ids);
  await seedProducts(writer, content, ids);
  await seedEvents(writer, content, ids, { day });
  return ids;
}

async function seedCategories(writer: SeedWriter, content: Content, ids: CatalogueIds) {
  const rows = content.categories.map(({ parent, ...category }, sortOrder) => ({
    ...category,
    id: ids.categories.of(category.key, category.key),
    parentId: parent === null ? null : ids.categories.of(parent, category.key),
    sortOrder,
  }));
  await writer.insert(productCategories, rows);
}

async function seedProducts(writer: SeedWriter, content: Content, ids: CatalogueIds) {
  const idOf = (product: { key: string }) => ids.products.of(product.key, product.key);
  await writer.insert(
    products,
    content.products.map((product, sortOrder) => ({
      ...product,
      id: idOf(product),
      imageUrl: product.image.url,
      imageAlt: product.image.alt,
      descriptionHtml: cleanHtml(product.descriptionHtml),
      cautionHtml: cleanHtml(product.cautionHtml),
      sortOrder,
    })),
  );
  await writer.insert(
    productCategoryLinks,
    content.products.flatMap((product) =>
      [...new Set(product.categories)].map((key) => ({
        productId: idOf(product),
        categoryId: ids.categories.of(key, product.key),
      })),
    ),
  );
  await writer.insert(
    productOptions,
    content.products.flatMap((product) =>
      product.options.map((option, sortOrder) => ({
        ...option,
        id: ids.options.of(option.key, product.key),
        productId: idOf(product),
        sortOrder,
      })),
    ),
  );
  await writer.insert(
    relatedProducts,
    content.products.flatMap((product) =>
      [...new Set(product.related)].map((key, sortOrder) => ({
        productId: idOf(product),
        relatedId: ids.products.of(key, product.key),
        sortOrder,
      })),
    ),
  );
}

async function seedEvents(writer: SeedWriter, content: Content, ids: CatalogueIds, place: SeedContext) {
  const eventIds = new KeyIds("events", keysOf(content.events));
  await writer.insert(
    events,
    content.events.map(({ image, startDay, endDay, ...event }, sortOrder) => ({
      ...event,
      id: eventIds.of(event.key, event.key),
      imageUrl: image.url,
      imageAlt: image.alt,
      startAt: instantAt(addDays(place.day, startDay), 0),
      // The last day is included.
      endAt: instantAt(addDays(place.day, endDay + 1), 0),
      sortOrder,
    })),
  );
  await writer.insert(
    eventPrices,
    content.events.flatMap((event) =>
      Object.entries(event.prices).map(([option, price], sortOrder) => ({
        eventId: eventIds.of(event.key, event.key),
        optionId: ids.options.of(option, event.key),
        price,
        sortOrder,
      })),
    ),
  );
}

export async function seedProductAfterNotices(
  writer: SeedWriter,
  content: Content,
  ids: { products: KeyIds; afterNotices: KeyIds },
): Promise<void> {
  await writer.insert(
    productAfterNotices,
    content.products.flatMap((product) =>
      [...new Set(product.afterNotices)].map((key) => ({
        productId: ids.products.of(product.key, product.key),
        afterNoticeId: ids.afterNotices.of(key, product.key),
      })),
    ),
  );
}
