import type { Content } from "@/contract/tenant/content";
import { addDays } from "../../booking/clinic-time";
import { banners, notices } from "../schema/content";
import { partnerKeywords, shortenUrls } from "../schema/stories";
import { cleanHtml } from "./clean-html";
import { KeyIds, type SeedPlace, type SeedWriter } from "./seed-ids";

/** Banners, notices, recommended keywords and short links. */
export async function seedContent(
  writer: SeedWriter,
  content: Content,
  { day, products }: SeedPlace & { products: KeyIds },
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
  refuseDoubles(content);
  await writer.insert(shortenUrls, content.shortenUrls);
}

/** A code leads to one place. */
const refuseDoubles = ({ shortenUrls: links }: Content) =>
  new KeyIds(
    "shortenUrls",
    links.map(({ code }) => code),
  );
