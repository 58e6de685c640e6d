import type { Content } from "@/contract/tenant/content";
import { banners, notices } from "../db/schema/content";
import { partnerKeywords, shortenUrls } from "../db/schema/stories";
import { cleanHtml } from "../lib/clean-html";
import { addDays } from "../lib/clinic-time";
import { KeyIds, type SeedContext, type SeedWriter } from "./seed-ids";

/** Banners, notices, recommended keywords and short links. */
export async function seedContent(
  writer: SeedWriter,
  content: Content,
  { day, products }: SeedContext & { products: KeyIds },
): Promise<void> {
  await writer.insert(
    banners,
    content.banners.map(({ image, product, ...banner }, index) => ({
      ...banner,
      id: index + 1,
      imageUrl: image.url,
      imageAlt: image.alt,
      productId: products.ofOptional(product, `banner ${index + 1}`),
      sortOrder: index,
    })),
  );
  await writer.insert(
    notices,
    content.notices.map(({ daysAgo, ...notice }, index) => ({
      ...notice,
      id: index + 1,
      contentHtml: cleanHtml(notice.contentHtml),
      publishedAt: addDays(day, -daysAgo),
    })),
  );
  await writer.insert(
    partnerKeywords,
    [...new Set(content.partnerKeywords)].map((keyword, sortOrder) => ({ keyword, sortOrder })),
  );
  // Throws for duplicates.
  const codes = content.shortenUrls.map(({ code }) => code);
  new KeyIds("shortenUrls", codes);
  await writer.insert(shortenUrls, content.shortenUrls);
}
