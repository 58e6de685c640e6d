import PencilIcon from "@lucide/icons/icons/pencil";
import { notFound } from "next/navigation";
import { ListTools } from "@/blocks/boards/list-tools";
import { NothingHere } from "@/blocks/boards/nothing-here";
import { boardPath, writePath } from "@/blocks/boards/post-path";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { centerCrumb } from "@/blocks/breadcrumbs/center-crumb";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import { BOARD_PAGE_SIZE } from "@/config/paging";
import { planOf } from "@/contract/tenant/houses";
import { boardLabels } from "@/labels/boards";
import { postLabels } from "@/labels/customer-boards";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { loadCustomerBoard, loadPosts } from "./load-posts";
import { PostRows } from "./post-rows";

interface PostListPageProps {
  partner: string;
  /** The id as it stands in the path. */
  boardTypeId: string;
  filter?: BoardFilter;
}

/** What visitors have asked on a board, and whether the clinic has answered. */
export async function PostListPage({ partner, boardTypeId, filter = WHOLE_BOARD }: PostListPageProps) {
  const tenant = await loadTenant(partner);
  const board = await loadCustomerBoard(tenant, boardTypeId);
  const { rows, count } = await loadPosts(tenant, board, filter);
  if (filter.page > 1 && rows.length === 0) notFound();
  const path = boardPath(board.id);
  const title = pageTitle(tenant, path, board.title);
  const isWhole = !filter.category && !filter.keyword;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[centerCrumb(tenant), { title, path }]} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">{title}</h1>
          {board.description && <p className="mt-2 max-w-prose text-ink-2">{board.description}</p>}
        </div>
        <SiteLink href={writePath(board.id)} className={buttonClass({ look: "line" })}>
          <Icon of={PencilIcon} size={16} />
          {postLabels.write}
        </SiteLink>
      </div>
      {rows.length === 0 && isWhole ? (
        <div className="mt-8" />
      ) : (
        <ListTools path={path} title={title} filter={filter} categories={board.categories} />
      )}
      {filter.keyword && rows.length > 0 && (
        <p className="mb-4 text-b5 text-ink-2 tabular-nums">{boardLabels.found(filter.keyword, count)}</p>
      )}
      {rows.length === 0 ? (
        <NothingHere
          path={path}
          filter={filter}
          empty={{ title: postLabels.empty, description: postLabels.emptyHint }}
        />
      ) : (
        <PostRows posts={rows} plan={planOf(tenant.layout, "cscenter")} />
      )}
      <Pager
        page={filter.page}
        pageCount={Math.ceil(count / BOARD_PAGE_SIZE)}
        hrefOf={(page) => boardHref(path, { ...filter, page })}
      />
    </div>
  );
}
