import type { Content } from "@/contract/tenant/content";
import { brandings, exhibitionProducts, exhibitions, pages, popups } from "../schema/stories";
import { openPeriod } from "./open-period";
import { toBlocks } from "./seed-blocks";
import { KeyIds, keysOf, type SeedPlace, type SeedWriter } from "./seed-ids";

type Place = SeedPlace & { products: KeyIds };

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
