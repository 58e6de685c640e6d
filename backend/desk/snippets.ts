import { asc, eq } from "drizzle-orm";
import type { Snippet } from "@/contract/studio/posts";
import { answerSnippets } from "../db/schema/boards";
import { ApiError, notFound } from "../lib/errors";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";

const MOST_SNIPPETS = 30;

type SnippetRow = typeof answerSnippets.$inferSelect;

export const listSnippets = async ({ scope }: StudioCall): Promise<Snippet[]> => {
  const { title, id } = answerSnippets;
  return (await scope.rows(answerSnippets, { orderBy: [asc(title), asc(id)] })).map(snippetOf);
};

/** Keeps a text for later answers. */
export const addSnippet = (call: StudioCall, snippet: Omit<Snippet, "id">): Promise<Snippet> =>
  call.scope.transaction(async (scope) => {
    const { now, auditActor } = call;
    if ((await scope.count(answerSnippets)) >= MOST_SNIPPETS)
      throw new ApiError(
        422,
        "snippet.too-many",
        `저장한 글은 ${MOST_SNIPPETS}개까지입니다. 쓰지 않는 것을 지워 주세요.`,
      );
    const [row] = await scope.insert(answerSnippets, [{ ...snippet, createdAt: now }]);
    if (!row) throw notFound();
    await writeAudit(scope, auditActor, now, {
      action: "snippet.added",
      thing: { kind: "snippet", id: row.id },
      before: null,
      after: { title: row.title },
    });
    return snippetOf(row);
  });

export const removeSnippet = (call: StudioCall, id: number): Promise<void> =>
  call.scope.transaction(async (scope) => {
    const [row] = await scope.delete(answerSnippets, eq(answerSnippets.id, id));
    if (!row) throw notFound();
    await writeAudit(scope, call.auditActor, call.now, {
      action: "snippet.removed",
      thing: { kind: "snippet", id },
      before: { title: row.title },
      after: null,
    });
  });

const snippetOf = ({ id, title, text }: SnippetRow): Snippet => ({ id, title, text });
