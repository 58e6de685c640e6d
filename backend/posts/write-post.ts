import { and, eq, max, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { createCustomerPostSchema, updateCustomerPostSchema } from "@/contract/api/customer-boards";
import { requireAgreements } from "../areas/agreements";
import type { Call } from "../areas/call";
import { claimAttachments, releaseAttachments, removeReleased } from "../attachments/claims";
import { createOnce } from "../db/once";
import { boardTypes, customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../errors";
import { isThere, type PostRow } from "./describe-posts";
import { hashPassword } from "./password";

type NewPost = z.output<typeof createCustomerPostSchema>;
type PostChanges = z.output<typeof updateCustomerPostSchema>;

/** Writes a post once for an Idempotency-Key; at most so many an hour from one address. */
export async function createPost(call: Call, request: NewPost): Promise<PostRow> {
  const { scope, now } = call;
  await requireBoard(scope, request);
  const customer = await call.optionalCustomer();
  const given = await requireAgreements(call, request.agreements, "POST");
  const agreements = given.map(({ termId, version }) => ({ termId, version, agreedAt: now.toISOString() }));
  // Neither limit nor hash inside the transaction: they would keep its connection waiting.
  await call.postLimits.takePost(call.address);
  const { password, agreements: _given, ...rest } = request;
  const post = {
    ...rest,
    passwordHash: await hashPassword(password),
    customerId: customer?.id ?? null,
    agreements,
  };
  const asked = {
    // A phone that leaves Wi-Fi has another address: the key alone tells guests apart.
    owner: customer ? `post:customer:${customer.id}` : "post:guest",
    key: call.idempotencyKey,
    // Without the password, of which there is no quick hash anywhere.
    request: rest,
    now,
  };
  const { row, isNew } = await createOnce(scope, asked, {
    create: (inside) => insertPost(inside, post, now),
    find: (inside, id) => inside.first(customerPosts, { where: eq(customerPosts.id, id) }),
  });
  if (!isNew) await call.postLimits.returnPost(call.address);
  if (row.deletedAt) throw notFound();
  return row;
}

/** Changes what a post says; what the clinic answered stays. */
export async function updatePost(call: Call, post: PostRow, changes: PostChanges): Promise<PostRow> {
  const { scope, now } = call;
  await requireBoard(scope, { boardTypeId: post.boardTypeId, category: changes.category });
  const { title, content, authorName, isPrivate, category, phone, attachmentIds } = changes;
  const set = { title, content, authorName, isPrivate, category, phone, updatedAt: now };
  const updated = await scope.transaction(async (inside) => {
    const [row] = await inside.update(customerPosts, set, isStillThere(post));
    if (!row) throw notFound();
    await releaseAttachments(inside, post.id, { except: attachmentIds });
    await claimAttachments(inside, { postId: post.id, ids: attachmentIds, now });
    return row;
  });
  await removeReleased(call);
  return updated;
}

/** Deletes a post; of two at the same moment, one finds it gone. */
export async function deletePost(call: Call, post: PostRow): Promise<void> {
  const erased = await call.scope.transaction((inside) =>
    erasePosts(inside, eq(customerPosts.id, post.id), call.now),
  );
  if (erased === 0) throw notFound();
  await removeReleased(call);
}

/**
 * Within a transaction: erases what posts say and who wrote them, for good, and answers how many; their numbers stay
 * empty. Their files are shown to nobody from then on, and go with removeReleased or the next sweep.
 */
export async function erasePosts(scope: PartnerScope, where: SQL, now: Date): Promise<number> {
  const said = { title: "", content: "", category: null, answerHtml: null };
  const author = { authorName: "", phone: "", passwordHash: "", customerId: null, agreements: [] };
  const erased = await scope.update(
    customerPosts,
    { ...said, ...author, deletedAt: now },
    and(where, isThere) as SQL,
  );
  for (const { id } of erased) await releaseAttachments(scope, id, { except: [] });
  return erased.length;
}

/** A post that somebody deletes meanwhile is not changed any more. */
const isStillThere = ({ id }: PostRow): SQL => and(eq(customerPosts.id, id), isThere) as SQL;

async function requireBoard(
  scope: PartnerScope,
  { boardTypeId, category }: { boardTypeId: number; category: string | null },
): Promise<void> {
  const board = await scope.first(boardTypes, { where: eq(boardTypes.id, boardTypeId) });
  if (!board) throw notFound();
  if (board.kind !== "customer")
    throw new ApiError(
      400,
      ["body.boardTypeId: visitors cannot write on it"],
      "글을 쓸 수 없는 게시판입니다.",
    );
  if (category !== null && !board.categories.includes(category))
    throw new ApiError(400, ["body.category: not one of the board's"], "분류를 다시 골라 주세요.");
}

type Insert = Omit<NewPost, "password" | "agreements"> &
  Pick<PostRow, "passwordHash" | "customerId" | "agreements">;

async function insertPost(
  scope: PartnerScope,
  { attachmentIds, ...post }: Insert,
  now: Date,
): Promise<PostRow> {
  const number = await takeNumber(scope, post.boardTypeId);
  const [row] = await scope.insert(customerPosts, [{ ...post, number, createdAt: now, updatedAt: now }]);
  if (!row) throw new Error("The post was not written");
  await claimAttachments(scope, { postId: row.id, ids: attachmentIds, now });
  return row;
}

/** The board's row is locked until the post is written: the next one waits, so that no number is missing or double. */
async function takeNumber(scope: PartnerScope, boardTypeId: number): Promise<number> {
  await scope.rows(boardTypes, { where: eq(boardTypes.id, boardTypeId), isLocked: true });
  const [highest] = await scope.pick(
    customerPosts,
    { number: max(customerPosts.number) },
    { where: eq(customerPosts.boardTypeId, boardTypeId) },
  );
  return (highest?.number ?? 0) + 1;
}
