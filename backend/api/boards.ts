import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { BoardType, boardsContract } from "@/contract/api/boards";
import type { Handlers } from "../call/handlers";
import { containsWords } from "../catalogue/search-text";
import { boards, boardTypes } from "../db/schema/boards";
import { terms as termsTable } from "../db/schema/content";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { BOARD_PAGE_SIZE } from "../lib/page-sizes";
import { currentTerms } from "../people/terms";
import { readNeighbours } from "./neighbours";

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
    const [boardType, { previous, next }] = await Promise.all([
      findBoardType(call.scope, board.boardTypeId),
      readNeighbours(call.scope, boards, { row: board, among: eq(boards.boardTypeId, board.boardTypeId) }),
    ]);
    return {
      row: {
        ...toBoard(board),
        boardType,
        previous: previous && toBoard(previous),
        next: next && toBoard(next),
      },
    };
  },

  "GET /customer/board-types": async ({ query, call }) => {
    const rows = await call.scope.rows(boardTypes, {
      where: query.kind && eq(boardTypes.kind, query.kind),
      orderBy: [boardTypes.sortOrder, boardTypes.id],
    });
    return { rows, count: rows.length };
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
  return type;
}

const toBoard = (board: typeof boards.$inferSelect) => ({
  ...board,
  hasAttachments: board.attachments.length > 0,
});
