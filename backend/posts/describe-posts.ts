import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { CustomerPost, CustomerPostDetail } from "@/contract/api/customer-boards";
import { describeAttachment } from "../attachments/links";
import { attachments, customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { maskAuthor } from "./mask-author";

export type PostRow = typeof customerPosts.$inferSelect;

/** Null: not signed in. */
type Viewer = { id: number } | null;

export const isThere = isNull(customerPosts.deletedAt);
/** What lists show: the clinic may hide a post. */
export const isListed = and(isThere, isNull(customerPosts.hiddenAt));

/** Whether everybody may read it. */
export const isOpen = ({ isPrivate, hiddenAt }: Pick<PostRow, "isPrivate" | "hiddenAt">): boolean =>
  !isPrivate && hiddenAt === null;

export const isAuthor = (post: PostRow, viewer: Viewer): boolean =>
  viewer !== null && post.customerId === viewer.id;

/** Posts for a list; the title of a private one is shown to its author only. */
export async function describePosts(
  scope: PartnerScope,
  posts: PostRow[],
  viewer: Viewer,
): Promise<CustomerPost[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const files = await scope.pick(
    attachments,
    { postId: attachments.postId },
    { where: and(isNotNull(attachments.postId), inArray(attachments.postId, ids)) },
  );
  const withFiles = new Set(files.map(({ postId }) => postId));
  return posts.map((post) =>
    toPost(post, { isOwn: isAuthor(post, viewer), hasAttachments: withFiles.has(post.id) }),
  );
}

/** A whole post; the caller has checked access. `isOwn`: the viewer wrote it, or has its password. */
export async function describePost(
  { scope, now }: { scope: PartnerScope; now: Date },
  post: PostRow,
  { viewer, isOwn }: { viewer: Viewer; isOwn: boolean },
): Promise<CustomerPostDetail> {
  const [files, previous, next] = await Promise.all([
    scope.rows(attachments, {
      where: eq(attachments.postId, post.id),
      orderBy: [attachments.createdAt, attachments.id],
    }),
    neighbour(scope, post, "previous"),
    neighbour(scope, post, "next"),
  ]);
  const [before, after] = await Promise.all(
    [previous, next].map(async (row) => (row ? describePosts(scope, [row], viewer) : [])),
  );
  return {
    ...toPost(post, { isOwn, hasAttachments: files.length > 0 }),
    title: post.title,
    content: post.content,
    answerHtml: post.answerHtml,
    answeredAt: post.answeredAt?.toISOString() ?? null,
    updatedAt: post.updatedAt.toISOString(),
    attachments: files.map((file) => describeAttachment(file, { isPublic: isOpen(post), now })),
    previous: before?.[0] ?? null,
    next: after?.[0] ?? null,
  };
}

function toPost(
  post: PostRow,
  { isOwn, hasAttachments }: { isOwn: boolean; hasAttachments: boolean },
): CustomerPost {
  const { id, boardTypeId, number, category, isPrivate } = post;
  return {
    id,
    boardTypeId,
    number,
    category,
    title: isPrivate && !isOwn ? null : post.title,
    authorName: isOwn ? post.authorName : maskAuthor(post.authorName),
    isPrivate,
    isAnswered: post.answeredAt !== null,
    hasAttachments,
    isOwn,
    createdAt: post.createdAt.toISOString(),
  };
}

/** The adjacent post of the same board. */
function neighbour(
  scope: PartnerScope,
  post: PostRow,
  side: "previous" | "next",
): Promise<PostRow | undefined> {
  const { number } = customerPosts;
  const isBeside: SQL =
    side === "previous" ? sql`${number} < ${post.number}` : sql`${number} > ${post.number}`;
  return scope.first(customerPosts, {
    where: and(eq(customerPosts.boardTypeId, post.boardTypeId), isListed, isBeside),
    orderBy: [side === "previous" ? desc(number) : asc(number)],
  });
}
