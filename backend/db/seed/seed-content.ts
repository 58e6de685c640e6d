import type { Content } from "@/contract/tenant/content";
import { addDays } from "../../booking/clinic-time";
import { banners, notices, terms, termVersions } from "../schema/content";
import { cleanHtml } from "./clean-html";
import type { KeyIds, SeedPlace, SeedWriter } from "./seed-ids";

/** Banners, notices and terms. */
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
      productId: product === null ? null : products.of(product, `banner ${index + 1}`),
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
  await seedTerms(writer, content);
}

async function seedTerms(writer: SeedWriter, content: Content) {
  // A slug that is there twice is one term with two versions.
  const slugs = [...new Set(content.terms.map((term) => term.slug))];
  await writer.insert(
    terms,
    slugs.flatMap((slug, sortOrder) => {
      const term = content.terms.findLast((candidate) => candidate.slug === slug);
      return term
        ? [
            {
              id: sortOrder + 1,
              slug,
              termTitle: term.termTitle,
              target: term.target,
              isRequired: term.isRequired,
              sortOrder,
            },
          ]
        : [];
    }),
  );
  await writer.insert(
    termVersions,
    content.terms.map((term) => ({
      termId: slugs.indexOf(term.slug) + 1,
      version: term.version,
      effectiveAt: term.effectiveAt,
      contentHtml: cleanHtml(term.contentHtml),
    })),
  );
}
