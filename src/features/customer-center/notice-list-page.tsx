import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { NoticeList } from "@/blocks/notice-list/notice-list";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import { BOARD_PAGE_SIZE } from "@/config/paging";
import { noticePageLabels } from "@/labels/customer-center";
import { listHref } from "@/lib/list-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { loadNotices } from "./load-notices";

interface NoticeListPageProps {
  partner: string;
  page?: number;
}

/** Notices, the pinned ones first. */
export async function NoticeListPage({ partner, page = 1 }: NoticeListPageProps) {
  const tenant = await loadTenant(partner);
  const { rows, count } = await loadNotices(tenant, page);
  if (page > 1 && rows.length === 0) notFound();
  const title = pageTitle(tenant, "/cscenter/notice", noticePageLabels.title);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ title, path: "/cscenter/notice" }]} />
      <h1 className="mt-4 mb-8 text-h1">{title}</h1>
      {rows.length === 0 ? (
        <Blank title={noticePageLabels.empty} description={noticePageLabels.emptyHint} />
      ) : (
        <NoticeList notices={rows} />
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(count / BOARD_PAGE_SIZE)}
        hrefOf={(each) => listHref("/cscenter/notice", { page: each })}
      />
    </div>
  );
}
