import { cacheTag } from "@/contract/tenant/cache-tags";
import type { PublishOutcome } from "../tenancy/publish";

/** All pages of every partner whose configuration or content was written. */
export const publishedTags = (outcomes: PublishOutcome[]): string[] =>
  outcomes.filter(({ status, isSeeded }) => status === "published" || isSeeded).map(({ id }) => cacheTag(id));
