import type { Metadata } from "next";
import { loadBoardType } from "@/blocks/boards/load-board-type";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { type BoardPath, boardPath, loadBoard } from "./load-boards";

/** Results of a search within are for visitors, not for search engines. */
export async function boardListMetadata(
  partner: string,
  boardTypeId: string,
  filter: BoardFilter = WHOLE_BOARD,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, description } = await loadBoardType(tenant, "clinic", boardTypeId);
  const path = `/boards/${id}`;
  return pageMetadata(tenant, {
    title: [filter.category, pageTitle(tenant, path, title)].filter(Boolean).join(" · "),
    description,
    path: boardHref(path, filter),
    isIndexed: !filter.keyword,
  });
}

export async function boardMetadata(partner: string, address: BoardPath): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const board = await loadBoard(tenant, address);
  return pageMetadata(tenant, {
    title: board.title,
    description: board.summary,
    path: boardPath(board),
    imageUrl: board.imageUrl,
  });
}
