import type { Metadata } from "next";
import { entryPath } from "@/blocks/boards/entry-path";
import { loadBoardType } from "@/blocks/boards/load-board-type";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { descriptionLabels } from "@/labels/head";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { excerpt, plainText } from "@/lib/plain-text";
import { loadTenant } from "@/tenancy/load-tenant";
import { type BoardPath, loadBoard } from "./load-boards";

/** Results of a search within are for visitors, not for search engines. */
export async function boardListMetadata(
  partner: string,
  boardTypeId: string,
  filter: BoardFilter = WHOLE_BOARD,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, description } = await loadBoardType(tenant, "clinic", boardTypeId);
  const path = `/boards/${id}`;
  const shownTitle = pageTitle(tenant, path, title);
  const own = description || descriptionLabels.board(tenant.partnerInformation.displayName, shownTitle);
  return pageMetadata(tenant, {
    title: [filter.category, shownTitle].filter(Boolean).join(" · "),
    description: filter.category ? descriptionLabels.within(filter.category, own) : own,
    path: boardHref(path, filter),
    page: filter.page,
    isIndexed: !filter.keyword,
  });
}

export async function boardMetadata(partner: string, address: BoardPath): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const board = await loadBoard(tenant, address);
  return pageMetadata(tenant, {
    title: board.title,
    description: board.summary || excerpt(plainText(board.contentHtml)),
    path: entryPath(board),
    section: pageTitle(tenant, `/boards/${board.boardTypeId}`, board.boardType.title),
    imageUrl: board.imageUrl,
    publishedAt: board.publishedAt,
  });
}
