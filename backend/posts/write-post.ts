import { and, eq, max, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { createCustomerPostSchema, updateCustomerPostSchema } from "@/contract/api/customer-boards";
import { claimAttachments, releaseAttachments, removeReleased } from "../attachments/claims";
import type { Call } from "../call/call";
import { createOnce } from "../db/once";
import { boardTypes, customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { writeStaffMessages } from "../messages/staff-messages";
import { requireAgreements } from "../people/agreements";
import { isThere, type PostRow } from "./describe-posts";
import { hashPassword } from "./password";

type NewPost = z.output<typeof createCustomerPostSchema>;
type PostChanges = z.output<typeof updateCustomerPostSchema>;

/** Writes a post once for an Idempotency-Key; rate-limited by address. */
export async function createPost(call: Call, request: NewPost): Promise<PostRow> {
  const { scope, now } = call;
  await requireBoard(scope, request);
  const customer = await call.optionalCustomer();
  const given = await requireAgreements(call, request.agreements, "POST");
  const agreements = given.map(({ termId, version }) => ({ termId, version, agreedAt: now.toISOString() }));
  // Outside the transaction: limit and hash would hold its connection.
  await call.services.postLimits.takePost(call.address);
  const { password, agreements: _given, ...rest } = request;
  const post = {
    ...rest,
    passwordHash: await hashPassword(password),
    customerId: customer?.id ?? null,
    agreements,
  };
  const idempotency = {
    // The address of a phone changes when it leaves Wi-Fi: for guests the key alone counts.
    owner: customer ? `post:customer:${customer.id}` : "post:guest",
    key: call.idempotencyKey,
    // Without the password, which is never hashed cheaply.
    request: rest,
    now,
  };
  const { row, isNew } = await createOnce(scope, idempotency, {
    create: (inside) => insertPost(inside, post, now),
    find: (inside, id) => inside.first(customerPosts, { where: eq(customerPosts.id, id) }),
  });
  if (!isNew) await call.services.postLimits.returnPost(call.address);
  if (row.deletedAt) throw notFound();
  return row;
}

/** Changes a post; the clinic's answer stays. */
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

/** Deletes a post; of two concurrent requests one gets a 404. */
export async function deletePost(call: Call, post: PostRow): Promise<void> {
  const erased = await call.scope.transaction((inside) =>
    erasePosts(inside, eq(customerPosts.id, post.id), call.now),
  );
  if (erased === 0) throw notFound();
  await removeReleased(call);
}

/**
 * Within a transaction: erases texts and authors of posts and returns how many; their numbers stay unused. Their files
 * are inaccessible from then on, and deleted by removeReleased or the next sweep.
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
  if (!row) throw new Error("The post was not inserted");
  await claimAttachments(scope, { postId: row.id, ids: attachmentIds, now });
  if (row.isPrivate)
    await writeStaffMessages(scope, "privateQuestion", { occasion: `post${row.id}`, at: now });
  return row;
}

/** Locks the board's row until the post is written, so that no number is missing or duplicated. */
async function takeNumber(scope: PartnerScope, boardTypeId: number): Promise<number> {
  await scope.rows(boardTypes, { where: eq(boardTypes.id, boardTypeId), isLocked: true });
  const [highest] = await scope.pick(
    customerPosts,
    { number: max(customerPosts.number) },
    { where: eq(customerPosts.boardTypeId, boardTypeId) },
  );
  return (highest?.number ?? 0) + 1;
}
