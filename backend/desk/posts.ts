import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { DeskPost, DeskPostRecord, POST_FILTERS } from "@/contract/studio/posts";
import { can } from "@/contract/studio/roles";
import { describeAttachment } from "../attachments/links";
import { audit } from "../db/schema/audit";
import { attachments, boardTypes, customerPosts } from "../db/schema/boards";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { htmlOfText, textOfHtml } from "../lib/plain-html";
import { revalidatePosts, writeAnswer } from "../posts/answer-post";
import { isOpen, isThere, type PostRow } from "../posts/describe-posts";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";

const PAGE_SIZE = 100;
/** A private post that stays open is noted once. */
const READING_MS = 3_600_000;

const FILTERS: Record<(typeof POST_FILTERS)[number], SQL | undefined> = {
  all: undefined,
  waiting: and(isNull(customerPosts.answeredAt), isNull(customerPosts.hiddenAt)),
  private: eq(customerPosts.isPrivate, true),
  hidden: isNotNull(customerPosts.hiddenAt),
};

interface PostQuery {
  filter: keyof typeof FILTERS;
  page: number;
  pageSize?: number | undefined;
}

/** A page of posts. Unanswered ones first, longest waiting first; then the latest answers. */
export async function listPosts({ scope }: StudioCall, { filter, page, pageSize = PAGE_SIZE }: PostQuery) {
  const { answeredAt, createdAt, id } = customerPosts;
  const listed = await scope.page(customerPosts, {
    where: and(isThere, FILTERS[filter]),
    orderBy: [
      sql`${answeredAt} is not null`,
      asc(sql`case when ${answeredAt} is null then ${createdAt} end`),
      desc(answeredAt),
      asc(id),
    ],
    page,
    pageSize,
  });
  const titles = await boardTitles(scope);
  return { ...listed, rows: listed.rows.map((post) => lineOf(post, titles)) };
}

/** A whole post; reading a private one is noted. A 404 for one that is gone. */
export async function readPost(call: StudioCall, id: number): Promise<DeskPostRecord> {
  const post = await findPost(call.scope, id);
  if (post.isPrivate) await noteReading(call, id);
  return describeRecord(call, post);
}

interface Answer {
  text: string;
  seenAnsweredAt: string | null;
}

/** Writes or replaces the answer, unless somebody did so after it was seen: that is a 409 which says who. */
export async function answerFromDesk(
  call: StudioCall,
  id: number,
  { text, seenAnsweredAt }: Answer,
): Promise<DeskPostRecord> {
  const { now, auditActor } = call;
  const post = await call.scope.transaction(async (scope) => {
    const before = await findPost(scope, id, true);
    if ((before.answeredAt?.getTime() ?? null) !== (seenAnsweredAt && Date.parse(seenAnsweredAt)))
      throw answeredMeanwhile(await lastAnswerOf(scope, id));
    const after = await writeAnswer({ scope, now }, id, htmlOfText(text));
    await writeAudit(scope, auditActor, now, {
      action: before.answeredAt ? "post.answerChanged" : "post.answered",
      thing: { kind: "post", id },
      before: null,
      after: null,
    });
    return after;
  });
  revalidatePosts(call.services.revalidator, call.scope.partnerId);
  return describeRecord(call, post);
}

/** Takes a post out of the site's lists or puts it back; a second time changes nothing. */
export async function hideFromDesk(call: StudioCall, id: number, isHidden: boolean): Promise<DeskPostRecord> {
  const { now, auditActor } = call;
  const post = await call.scope.transaction(async (scope) => {
    const before = await findPost(scope, id, true);
    if ((before.hiddenAt !== null) === isHidden) return before;
    const [after] = await scope.update(
      customerPosts,
      { hiddenAt: isHidden ? now : null },
      eq(customerPosts.id, id),
    );
    await writeAudit(scope, auditActor, now, {
      action: isHidden ? "post.hidden" : "post.shown",
      thing: { kind: "post", id },
      before: null,
      after: null,
    });
    return after ?? before;
  });
  revalidatePosts(call.services.revalidator, call.scope.partnerId);
  return describeRecord(call, post);
}

async function findPost(scope: PartnerScope, id: number, isLocked = false): Promise<PostRow> {
  const post = await scope.first(customerPosts, { where: and(eq(customerPosts.id, id), isThere), isLocked });
  if (!post) throw notFound();
  return post;
}

async function noteReading({ scope, now, staff, auditActor }: StudioCall, id: number): Promise<void> {
  const lately = await scope.first(audit, {
    where: and(
      isOfPost(id),
      eq(audit.action, "post.read"),
      eq(audit.actorId, staff.id),
      gt(audit.at, new Date(now.getTime() - READING_MS)),
    ),
  });
  if (lately) return;
  const thing = { kind: "post", id } as const;
  await writeAudit(scope, auditActor, now, { action: "post.read", thing, before: null, after: null });
}

async function describeRecord(call: StudioCall, post: PostRow): Promise<DeskPostRecord> {
  const { scope, now, actor } = call;
  const [titles, files, answer] = await Promise.all([
    boardTitles(scope),
    scope.rows(attachments, {
      where: and(isNotNull(attachments.postId), eq(attachments.postId, post.id)),
      orderBy: [attachments.createdAt, attachments.id],
    }),
    lastAnswerOf(scope, post.id),
  ]);
  const seesCustomers = can(actor, "see-customers", { employeeId: null });
  return {
    ...lineOf(post, titles),
    category: post.category,
    content: post.content,
    attachments: files.map((file) => describeAttachment(file, { isPublic: isOpen(post), now })),
    phone: seesCustomers ? post.phone : null,
    customerId: seesCustomers ? post.customerId : null,
    answer: post.answerHtml ? textOfHtml(post.answerHtml) : "",
    answeredBy: (post.answeredAt && answer?.actorName) ?? null,
  };
}

const isOfPost = (id: number) => and(eq(audit.thingKind, "post"), eq(audit.thingId, id));

const lastAnswerOf = (scope: PartnerScope, id: number) =>
  scope.first(audit, {
    where: and(isOfPost(id), sql`${audit.action} in ('post.answered', 'post.answerChanged')`),
    orderBy: [desc(audit.id)],
  });

const answeredMeanwhile = (answer: typeof audit.$inferSelect | undefined) =>
  new ApiError(
    409,
    "post.answered",
    `${answer ? `${answer.actorName}님이` : "다른 분이"} 먼저 답변했습니다. 그 답변을 확인하고 다시 해 주세요.`,
  );

async function boardTitles(scope: PartnerScope): Promise<Map<number, string>> {
  const rows = await scope.pick(boardTypes, { id: boardTypes.id, title: boardTypes.title });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const lineOf = (post: PostRow, titles: Map<number, string>): DeskPost => ({
  id: post.id,
  boardTitle: titles.get(post.boardTypeId) ?? "",
  title: post.title,
  authorName: post.authorName,
  isPrivate: post.isPrivate,
  isHidden: post.hiddenAt !== null,
  createdAt: post.createdAt.toISOString(),
  answeredAt: post.answeredAt?.toISOString() ?? null,
});
