import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Board, BoardType, boardsContract } from "@/contract/api/boards";
import { containsWords } from "../catalogue/search-text";
import { boards, boardTypes } from "../db/schema/boards";
import { terms as termsTable } from "../db/schema/content";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../errors";
import { currentTerms } from "../people/terms";
import type { Handlers } from "../router";
import { BOARD_PAGE_SIZE } from "./page-sizes";

type BoardRow = typeof boards.$inferSelect;

/** Pinned first, then the latest. */
const boardOrder = [desc(boards.isPinned), desc(boards.publishedAt), asc(boards.id)];

export const boardHandlers: Handlers<typeof boardsContract> = {
  "GET /customer/boards": async ({ query, call }) => {
    const list = await call.scope.page(boards, {
      where: and(
        query.boardTypeId === undefined ? undefined : eq(boards.boardTypeId, query.boardTypeId),
        query.category ? eq(boards.category, query.category) : undefined,
        query.keyword?.trim() ? containsWords(searchedText, query.keyword) : undefined,
      ),
      orderBy: boardOrder,
      page: query.page,
      pageSize: query.pageSize ?? BOARD_PAGE_SIZE,
    });
    return { ...list, rows: list.rows.map(toBoard) };
  },

  "GET /customer/boards/:id": async ({ params, call }) => {
    const board = await call.scope.first(boards, { where: eq(boards.id, params.id) });
    if (!board) throw notFound();
    const [boardType, previous, next] = await Promise.all([
      findBoardType(call.scope, board.boardTypeId),
      neighbour(call.scope, board, "before"),
      neighbour(call.scope, board, "after"),
    ]);
    const { contentHtml, attachments } = board;
    return { row: { ...toBoard(board), boardType, contentHtml, attachments, previous, next } };
  },

  "GET /customer/board-types": async ({ query, call }) => {
    const rows = await call.scope.rows(boardTypes, {
      where: query.kind && eq(boardTypes.kind, query.kind),
      orderBy: [boardTypes.sortOrder, boardTypes.id],
    });
    return { rows: rows.map(toBoardType), count: rows.length };
  },

  "GET /customer/board-types/:id": async ({ params, call }) => {
    const type = await findBoardType(call.scope, params.id);
    const terms = type.kind === "customer" ? await currentTerms(call, eq(termsTable.target, "POST")) : [];
    return { row: { ...type, terms } };
  },
};

const searchedText = sql`(${boards.title} || ' ' || ${boards.summary} || ' ' || array_to_string(${boards.hashTags}, ' '))`;

async function findBoardType(scope: PartnerScope, id: number): Promise<BoardType> {
  const type = await scope.first(boardTypes, { where: eq(boardTypes.id, id) });
  if (!type) throw notFound();
  return toBoardType(type);
}

const toBoardType = (type: typeof boardTypes.$inferSelect): BoardType => {
  const { id, title, description, kind, look, categories } = type;
  return { id, title, description, kind, look, categories };
};

const toBoard = (board: BoardRow): Board => ({
  id: board.id,
  boardTypeId: board.boardTypeId,
  category: board.category,
  title: board.title,
  summary: board.summary,
  imageUrl: board.imageUrl,
  imageAlt: board.imageAlt,
  videoId: board.videoId,
  hashTags: board.hashTags,
  isPinned: board.isPinned,
  hasAttachments: board.attachments.length > 0,
  publishedAt: board.publishedAt,
});

/** The entry of the same board published next before or after, pinned or not; of one day, ids count down. */
async function neighbour(
  scope: PartnerScope,
  board: BoardRow,
  side: "before" | "after",
): Promise<Board | null> {
  const here = sql`(${board.publishedAt}::date, ${-board.id}::bigint)`;
  const there = sql`(${boards.publishedAt}, -${boards.id})`;
  const isBeside: SQL = side === "before" ? sql`${there} < ${here}` : sql`${there} > ${here}`;
  const orderBy =
    side === "before"
      ? [desc(boards.publishedAt), asc(boards.id)]
      : [asc(boards.publishedAt), desc(boards.id)];
  const row = await scope.first(boards, {
    where: and(eq(boards.boardTypeId, board.boardTypeId), isBeside),
    orderBy,
  });
  return row ? toBoard(row) : null;
}
