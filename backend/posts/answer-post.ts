import { and, eq, type SQL } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { cleanHtml } from "../lib/clean-html";
import { notFound } from "../lib/errors";
import type { Revalidator } from "../revalidation/revalidator";
import { isThere, type PostRow } from "./describe-posts";

interface AnswerContext {
  scope: PartnerScope;
  revalidator: Pick<Revalidator, "revalidate">;
  now: Date;
}

/** Writes or replaces the clinic's answer; for the answer command or a back office, not exposed in the API. */
export async function answerPost(
  { scope, revalidator, now }: AnswerContext,
  postId: number,
  html: string,
): Promise<PostRow> {
  const answer = { answerHtml: cleanHtml(html), answeredAt: now };
  const [post] = await scope.update(customerPosts, answer, and(eq(customerPosts.id, postId), isThere) as SQL);
  if (!post) throw notFound();
  revalidator.revalidate([cacheTag(scope.partnerId, "posts")]);
  return post;
}
