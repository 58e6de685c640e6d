import { and, eq } from "drizzle-orm";
import type { Call, SignedInCustomer } from "../call/call";
import { customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { isAuthor, isOpen, isThere, type PostRow } from "./describe-posts";
import { verifyPassword } from "./password";

interface OpenedPost {
  post: PostRow;
  viewer: SignedInCustomer | null;
}

async function findPost(scope: PartnerScope, id: number): Promise<PostRow> {
  const post = await scope.first(customerPosts, { where: and(eq(customerPosts.id, id), isThere) });
  if (!post) throw notFound();
  return post;
}

/** A post that can be read without a password: a public one, or the viewer's own. */
export async function readPost(call: Call, id: number): Promise<OpenedPost & { isOwn: boolean }> {
  const [post, viewer] = [await findPost(call.scope, id), await call.optionalCustomer()];
  const isOwn = isAuthor(post, viewer);
  if (!isOpen(post) && !isOwn) throw passwordRequired();
  return { post, viewer, isOwn };
}

/**
 * A post for its author: signed in, or with its password. A wrong password is a 400, after ten of them a 429; never a
 * 401 or 403, which would log the visitor out (spec §8).
 */
export async function openOwnPost(call: Call, id: number, password: string | undefined): Promise<OpenedPost> {
  const [post, viewer] = [await findPost(call.scope, id), await call.optionalCustomer()];
  if (isAuthor(post, viewer)) return { post, viewer };
  if (!password) throw passwordRequired();
  const attempt = { partnerId: call.tenant.id, postId: id, address: call.address };
  // Counted before it is checked, so that concurrent guesses count as well.
  await call.services.postLimits.takeTry(attempt);
  if (!(await verifyPassword(password, post.passwordHash)))
    throw new ApiError(400, "post.password-wrong", "비밀번호가 맞지 않습니다.");
  await call.services.postLimits.forgetTries(attempt);
  return { post, viewer };
}

const passwordRequired = () =>
  new ApiError(400, "post.password-required", "글을 쓸 때 정한 비밀번호를 입력해 주세요.");
