import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { readList } from "@/api/read-list";
import { cachedCall } from "@/api/server-api";
import { type MoreEntry, othersThan } from "@/blocks/aside/more-entries";
import { entryPath } from "@/blocks/boards/entry-path";
import { BOARD_PAGE_SIZE, PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { BoardDetail, BoardType } from "@/contract/api/boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { type BoardFilter, filterQuery, isOwnWords, WHOLE_BOARD } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";

/** Rows of words by ten, pictures in a grid by twelve. */
export const pageSizeOf = ({ look }: BoardType): number =>
  look === "LIST" ? BOARD_PAGE_SIZE : PRODUCT_PAGE_SIZE;

export async function loadBoards(tenant: Tenant, type: BoardType, filter: BoardFilter) {
  const list = { area: "boards", isOwnWords: isOwnWords(filter, type.categories) } as const;
  return readList(tenant, list, "GET /customer/boards", {
    query: { ...filterQuery(filter), boardTypeId: type.id, pageSize: pageSizeOf(type) },
  });
}

export interface BoardPath {
  boardTypeId: string;
  id: string;
}

/** One entry with its neighbours; a 404 where it is not on that board. */
export async function loadBoard(tenant: Tenant, path: BoardPath): Promise<BoardDetail> {
  const id = pathId(path.id) ?? notFound();
  const { row } = await orNotFound(
    cachedCall(tenant, ["boards", id], "GET /customer/boards/:id", { params: { id } }),
  );
  return row.boardTypeId === pathId(path.boardTypeId) ? row : notFound();
}

/** The newest entries of the same board but itself; none where they cannot be asked for. */
export async function loadOthers(tenant: Tenant, { id, boardType }: BoardDetail): Promise<MoreEntry[]> {
  const { rows } = await loadBoards(tenant, boardType, WHOLE_BOARD).catch(() => ({ rows: [] }));
  return othersThan(rows, id).map((board) => ({
    href: entryPath(board),
    title: board.title,
    publishedAt: board.publishedAt,
    imageUrl: board.imageUrl,
  }));
}
