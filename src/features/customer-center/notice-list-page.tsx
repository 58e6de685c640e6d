import { notFound } from "next/navigation";
import { ListTools } from "@/blocks/boards/list-tools";
import { NothingHere } from "@/blocks/boards/nothing-here";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { centerCrumb } from "@/blocks/breadcrumbs/center-crumb";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { NoticeList } from "@/blocks/notice-list/notice-list";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import { BOARD_PAGE_SIZE } from "@/config/paging";
import { planOf } from "@/contract/tenant/houses";
import { boardLabels } from "@/labels/boards";
import { noticePageLabels } from "@/labels/customer-center";
import { type BoardFilter, boardHref, WHOLE_BOARD } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadNotices } from "./load-notices";
import { noticesJsonLd } from "./notice-json-ld";

interface NoticeListPageProps {
  partner: string;
  filter?: BoardFilter;
}

const PATH = "/cscenter/notice";
const EMPTY = { title: noticePageLabels.empty, description: noticePageLabels.emptyHint };

/** Notices, the pinned ones first. */
export async function NoticeListPage({ partner, filter = WHOLE_BOARD }: NoticeListPageProps) {
  const tenant = await loadTenant(partner);
  const { page, keyword } = filter;
  const { rows, count } = await loadNotices(tenant, { page, keyword });
  if (page > 1 && rows.length === 0) notFound();
  const title = pageTitle(tenant, PATH, noticePageLabels.title);
  // Three notices need no search.
  const isSearchable = keyword !== "" || count > BOARD_PAGE_SIZE;
  return (
    <div className="wrap">
      {rows.length > 0 && !keyword && <JsonLd data={noticesJsonLd(tenant, { title, page, notices: rows })} />}
      <Breadcrumbs crumbs={[centerCrumb(tenant), { title, path: PATH }]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {isSearchable ? (
        <ListTools path={PATH} title={title} filter={{ page, keyword, category: null }} />
      ) : (
        <div className="mt-8" />
      )}
      {keyword && rows.length > 0 && (
        <p className="mb-4 text-b5 text-ink-2 tabular-nums">{boardLabels.found(keyword, count)}</p>
      )}
      {rows.length === 0 ? (
        <NothingHere path={PATH} filter={{ page, keyword, category: null }} empty={EMPTY} />
      ) : (
        <NoticeList notices={rows} plan={planOf(tenant.layout, "cscenter")} />
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(count / BOARD_PAGE_SIZE)}
        hrefOf={(each) => boardHref(PATH, { page: each, keyword })}
      />
    </div>
  );
}
