import { and, eq } from "drizzle-orm";
import type { Call, SignedInCustomer } from "../areas/call";
import { customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../errors";
import { isAuthor, isThere, type PostRow } from "./describe-posts";
import { verifyPassword } from "./password";

export interface OpenedPost {
  post: PostRow;
  viewer: SignedInCustomer | null;
}

/** A 404 for a post that is deleted, another partner's, or was never there. */
export async function findPost(scope: PartnerScope, id: number): Promise<PostRow> {
  const post = await scope.first(customerPosts, { where: and(eq(customerPosts.id, id), isThere) });
  if (!post) throw notFound();
  return post;
}

/** A post for whoever may read it without a password: a public one, or one's own. */
export async function readPost(call: Call, id: number): Promise<OpenedPost & { isOwn: boolean }> {
  const [post, viewer] = [await findPost(call.scope, id), await call.optionalCustomer()];
  const isOwn = isAuthor(post, viewer);
  if (post.isPrivate && !isOwn) throw passwordRequired();
  return { post, viewer, isOwn };
}

/**
 * A post for whoever wrote it: signed in, or with its password. A wrong password is a 400 and after ten of them a
 * 429, never a 401 or 403, which would log the visitor out (spec §8).
 */
export async function openOwnPost(call: Call, id: number, password: string | undefined): Promise<OpenedPost> {
  const [post, viewer] = [await findPost(call.scope, id), await call.optionalCustomer()];
  if (isAuthor(post, viewer)) return { post, viewer };
  if (!password) throw passwordRequired();
  const attempt = { partnerId: call.tenant.id, postId: id, address: call.address };
  // Counted before it is looked at: of many at the same moment, ten get an answer.
  await call.postLimits.takeTry(attempt);
  if (!(await verifyPassword(password, post.passwordHash)))
    throw new ApiError(400, "post.password-wrong", "비밀번호가 맞지 않습니다.");
  await call.postLimits.forgetTries(attempt);
  return { post, viewer };
}

const passwordRequired = () =>
  new ApiError(400, "post.password-required", "글을 쓸 때 정한 비밀번호를 입력해 주세요.");
