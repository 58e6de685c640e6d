import type { StoryBlock, StoryBlockSeed } from "@/contract/api/story-blocks";
import type { Content } from "@/contract/tenant/content";
import { brandings, exhibitionProducts, exhibitions, pages, popups } from "../db/schema/stories";
import { cleanHtml } from "../lib/clean-html";
import { addDays, type Day, instantAt } from "../lib/clinic-time";
import { KeyIds, keysOf, type SeedContext, type SeedWriter } from "./seed-ids";

type Place = SeedContext & { products: KeyIds };

/** Exhibitions, brandings, pages and popups. */
export async function seedStories(writer: SeedWriter, content: Content, place: Place): Promise<void> {
  await seedExhibitions(writer, content, place);
  const { products } = place;
  const brandingIds = new KeyIds("brandings", keysOf(content.brandings));
  await writer.insert(
    brandings,
    content.brandings.map(({ image, ...branding }, sortOrder) => ({
      ...branding,
      id: brandingIds.of(branding.key, branding.key),
      imageUrl: image.url,
      imageAlt: image.alt,
      blocks: toBlocks(branding.blocks, products, `branding ${branding.key}`),
      sortOrder,
    })),
  );
  const pageIds = new KeyIds("pages", keysOf(content.pages));
  await writer.insert(
    pages,
    content.pages.map((page) => ({
      ...page,
      id: pageIds.of(page.key, page.key),
      blocks: toBlocks(page.blocks, products, `page ${page.key}`),
    })),
  );
  await writer.insert(
    popups,
    content.popups.map(({ startDay, endDay, ...popup }, index) => ({
      ...popup,
      ...openPeriod({ startDay, endDay }, place.day),
      id: index + 1,
    })),
  );
}

async function seedExhibitions(writer: SeedWriter, content: Content, { day, products }: Place) {
  const ids = new KeyIds("exhibitions", keysOf(content.exhibitions));
  await writer.insert(
    exhibitions,
    content.exhibitions.map(({ image, startDay, endDay, ...exhibition }, sortOrder) => ({
      ...exhibition,
      ...openPeriod({ startDay, endDay }, day),
      id: ids.of(exhibition.key, exhibition.key),
      imageUrl: image.url,
      imageAlt: image.alt,
      blocks: toBlocks(exhibition.blocks, products, `exhibition ${exhibition.key}`),
      sortOrder,
    })),
  );
  await writer.insert(
    exhibitionProducts,
    content.exhibitions.flatMap((exhibition) =>
      [...new Set(exhibition.products)].map((key, sortOrder) => ({
        exhibitionId: ids.of(exhibition.key, exhibition.key),
        productId: products.of(key, `exhibition ${exhibition.key}`),
        sortOrder,
      })),
    ),
  );
}

/** Day offsets as instants at the clinic's midnight; the last day is included, and a missing one means an open end. */
const openPeriod = (
  { startDay, endDay }: { startDay: number; endDay: number | null },
  day: Day,
): { startAt: Date; endAt: Date | null } => ({
  startAt: instantAt(addDays(day, startDay), 0),
  endAt: endDay === null ? null : instantAt(addDays(day, endDay + 1), 0),
});

/** Blocks with product ids instead of keys, and sanitised HTML. */
const toBlocks = (blocks: StoryBlockSeed[], products: KeyIds, from: string): StoryBlock[] =>
  blocks.map((block) => {
    if (block.type === "text") return { ...block, html: cleanHtml(block.html) };
    if (block.type === "products")
      return { ...block, products: block.products.map((key) => products.of(key, from)) };
    if (block.type === "offer") return { ...block, product: products.of(block.product, from) };
    return block;
  });
