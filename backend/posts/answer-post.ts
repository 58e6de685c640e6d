import { and, eq, type SQL } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { cleanHtml } from "../db/seed/clean-html";
import { notFound } from "../errors";
import type { Revalidator } from "../revalidation/revalidator";
import { isThere, type PostRow } from "./describe-posts";

interface Desk {
  scope: PartnerScope;
  revalidator: Pick<Revalidator, "revalidate">;
  now: Date;
}

/** Writes the clinic's answer, or a new one in its place; for the answer command or a back office, no call of the API leads here. */
export async function answerPost(
  { scope, revalidator, now }: Desk,
  postId: number,
  html: string,
): Promise<PostRow> {
  const answer = { answerHtml: cleanHtml(html), answeredAt: now };
  const [post] = await scope.update(customerPosts, answer, and(eq(customerPosts.id, postId), isThere) as SQL);
  if (!post) throw notFound();
  revalidator.revalidate([cacheTag(scope.partnerId, "posts")]);
  return post;
}
