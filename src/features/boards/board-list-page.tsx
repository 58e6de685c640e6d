import { notFound } from "next/navigation";
import { ListTools } from "@/blocks/boards/list-tools";
import { loadBoardType } from "@/blocks/boards/load-board-type";
import { NothingHere } from "@/blocks/boards/nothing-here";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import type { Board, BoardType } from "@/contract/api/boards";
import { type PlanOf, planOf } from "@/contract/tenant/houses";
import { boardLabels } from "@/labels/boards";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { BoardGallery } from "./board-gallery";
import { boardListJsonLd } from "./board-json-ld";
import { BoardRows } from "./board-rows";
import { loadBoards, pageSizeOf } from "./load-boards";

interface BoardListPageProps {
  partner: string;
  /** The id as it stands in the path. */
  boardTypeId: string;
  filter?: BoardFilter;
}

/** One of the clinic's own boards, as rows, pictures or videos. */
export async function BoardListPage({ partner, boardTypeId, filter = WHOLE_BOARD }: BoardListPageProps) {
  const tenant = await loadTenant(partner);
  const type = await loadBoardType(tenant, "clinic", boardTypeId);
  const { rows, count } = await loadBoards(tenant, type, filter);
  if (filter.page > 1 && rows.length === 0) notFound();
  const path = `/boards/${type.id}`;
  const title = pageTitle(tenant, path, type.title);
  const isWhole = !filter.category && !filter.keyword;
  return (
    <div className="wrap">
      {rows.length > 0 && !filter.keyword && (
        <JsonLd data={boardListJsonLd(tenant, { title, path: boardHref(path, filter), boards: rows })} />
      )}
      <Breadcrumbs crumbs={[{ title, path }]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {type.description && <p className="mt-2 max-w-prose text-ink-2">{type.description}</p>}
      {(rows.length > 0 || !isWhole) && (
        <ListTools path={path} title={title} filter={filter} categories={type.categories} />
      )}
      {filter.keyword && rows.length > 0 && (
        <p className="mb-4 text-b5 text-ink-2 tabular-nums">{boardLabels.found(filter.keyword, count)}</p>
      )}
      <div className={isWhole && rows.length === 0 ? "mt-8" : undefined}>
        {rows.length === 0 ? (
          <NothingHere path={path} filter={filter} />
        ) : (
          <Rows type={type} rows={rows} plan={planOf(tenant.layout, "cscenter")} />
        )}
      </div>
      <Pager
        page={filter.page}
        pageCount={Math.ceil(count / pageSizeOf(type))}
        hrefOf={(page) => boardHref(path, { ...filter, page })}
      />
    </div>
  );
}

interface RowsProps {
  type: BoardType;
  rows: readonly Board[];
  plan: PlanOf<"cscenter">;
}

const Rows = ({ type, rows, plan }: RowsProps) =>
  type.look === "LIST" ? (
    <BoardRows boards={rows} plan={plan} />
  ) : (
    <BoardGallery boards={rows} look={type.look} />
  );
