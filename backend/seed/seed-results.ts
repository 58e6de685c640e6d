import type { Content } from "@/contract/tenant/content";
import { beforeAfters, partnerReviews } from "../db/schema/results";
import { addDays } from "../lib/clinic-time";
import { KeyIds, keysOf, type SeedContext, type SeedWriter } from "./seed-ids";

/** Before/after pictures and reviews. */
export async function seedResults(
  writer: SeedWriter,
  content: Content,
  { day, products }: SeedContext & { products: KeyIds },
): Promise<void> {
  const doctors = new KeyIds("doctors", keysOf(content.doctors));
  await writer.insert(
    beforeAfters,
    content.beforeAfters.map(({ product, doctor, daysAgo, ...beforeAfter }, index) => ({
      ...beforeAfter,
      id: index + 1,
      productId: products.ofOptional(product, `beforeAfter ${index + 1}`),
      employeeId: doctors.ofOptional(doctor, `beforeAfter ${index + 1}`),
      publishedAt: addDays(day, -daysAgo),
    })),
  );
  await writer.insert(
    partnerReviews,
    content.partnerReviews.map(({ product, daysAgo, ...review }, index) => ({
      ...review,
      id: index + 1,
      productId: products.ofOptional(product, `partnerReview ${index + 1}`),
      publishedAt: addDays(day, -daysAgo),
    })),
  );
}
