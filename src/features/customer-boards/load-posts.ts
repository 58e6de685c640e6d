import { notFound } from "next/navigation";
import { ApiError } from "@/api/api-error";
import { orNotFound } from "@/api/or-not-found";
import { readList } from "@/api/read-list";
import { cachedCall } from "@/api/server-api";
import { loadBoardType } from "@/blocks/boards/load-board-type";
import { BOARD_PAGE_SIZE } from "@/config/paging";
import type { BoardType } from "@/contract/api/boards";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { type BoardFilter, filterQuery, isOwnWords } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";

/** A board that visitors write on; a 404 for every other id. */
export const loadCustomerBoard = (tenant: Tenant, boardTypeId: string) =>
  loadBoardType(tenant, "customer", boardTypeId);

export async function loadPosts(tenant: Tenant, board: BoardType, filter: BoardFilter) {
  const list = { area: "posts", isOwnWords: isOwnWords(filter, board.categories) } as const;
  return readList(tenant, list, "GET /customer/customer-boards", {
    query: { ...filterQuery(filter), boardTypeId: board.id, pageSize: BOARD_PAGE_SIZE },
  });
}

/** What everybody may see of a post: a public one whole, of a private one no more than that it is there. */
export type ShownPost = { kind: "public"; post: CustomerPostDetail } | { kind: "private"; id: number };

/** As anybody sees it, so that it may be kept; a 404 where it is not on that board. */
export async function loadPost(tenant: Tenant, boardTypeId: number, postId: string): Promise<ShownPost> {
  const id = pathId(postId) ?? notFound();
  const answer = cachedCall(tenant, ["posts", id], "GET /customer/customer-boards/:id", { params: { id } });
  try {
    const { row: post } = await orNotFound(answer);
    return post.boardTypeId === boardTypeId ? { kind: "public", post } : notFound();
  } catch (error) {
    if (error instanceof ApiError && error.code === "post.password-required") return { kind: "private", id };
    throw error;
  }
}
