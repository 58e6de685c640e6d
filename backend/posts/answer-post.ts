import { and, eq, type SQL } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { cleanHtml } from "../lib/clean-html";
import { notFound } from "../lib/errors";
import { isThere, type PostRow } from "./describe-posts";

interface AnswerContext {
  scope: PartnerScope;
  now: Date;
}

/** Writes or replaces the clinic's answer; the caller announces it after its commit. A 404 for a post that is gone. */
export async function writeAnswer(
  { scope, now }: AnswerContext,
  postId: number,
  html: string,
): Promise<PostRow> {
  const answer = { answerHtml: cleanHtml(html), answeredAt: now };
  const [post] = await scope.update(customerPosts, answer, and(eq(customerPosts.id, postId), isThere) as SQL);
  if (!post) throw notFound();
  return post;
}

/** The revalidator, of which nothing waits here. */
interface Announcer {
  revalidate: (tags: string[]) => unknown;
}

/** After the commit: pages that show the clinic's posts are rendered again. */
export const revalidatePosts = (revalidator: Announcer, partnerId: string): void =>
  void revalidator.revalidate([cacheTag(partnerId, "posts")]);

/** Writes or replaces the clinic's answer and announces it; for the answer command. */
export async function answerPost(
  { revalidator, ...context }: AnswerContext & { revalidator: Announcer },
  postId: number,
  html: string,
): Promise<PostRow> {
  const post = await writeAnswer(context, postId, html);
  revalidatePosts(revalidator, context.scope.partnerId);
  return post;
}
