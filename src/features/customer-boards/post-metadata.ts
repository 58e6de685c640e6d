import type { Metadata } from "next";
import { boardPath, postPath, writePath } from "@/blocks/boards/post-path";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { pageTitle } from "@/blocks/page-title/page-title";
import { postFormLabels, postLabels } from "@/labels/customer-boards";
import { descriptionLabels } from "@/labels/head";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { excerpt } from "@/lib/plain-text";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadCustomerBoard, loadPost } from "./load-posts";

/** Results of a search within are for visitors, not for search engines. */
export async function postListMetadata(
  partner: string,
  boardTypeId: string,
  filter: BoardFilter = WHOLE_BOARD,
): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title, description } = await loadCustomerBoard(tenant, boardTypeId);
  const path = boardPath(id);
  const own = description || postLabels.description(tenant.partnerInformation.displayName, title);
  return pageMetadata(tenant, {
    title: [filter.category, pageTitle(tenant, path, title)].filter(Boolean).join(" · "),
    description: filter.category ? descriptionLabels.within(filter.category, own) : own,
    path: boardHref(path, filter),
    page: filter.page,
    isIndexed: !filter.keyword,
  });
}

export async function postMetadata(partner: string, boardTypeId: string, postId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const board = await loadCustomerBoard(tenant, boardTypeId);
  const shown = await loadPost(tenant, board.id, postId);
  if (shown.kind === "private") {
    return pageMetadata(tenant, {
      title: `${postLabels.privateTitle} · ${board.title}`,
      path: postPath({ boardTypeId: board.id, id: shown.id }),
      isIndexed: false,
    });
  }
  const { title, content } = shown.post;
  return pageMetadata(tenant, {
    title: `${title} · ${board.title}`,
    heading: title,
    description: excerpt(content),
    path: postPath(shown.post),
    section: board.title,
  });
}

/** A form is no page to be found. */
export async function writeMetadata(partner: string, boardTypeId: string): Promise<Metadata> {
  const tenant = await loadTenant(partner);
  const { id, title } = await loadCustomerBoard(tenant, boardTypeId);
  return pageMetadata(tenant, {
    title: postFormLabels.writeTitle(title),
    description: postFormLabels.writeDescription(tenant.partnerInformation.displayName, title),
    path: writePath(id),
    isIndexed: false,
  });
}
