import { notFound } from "next/navigation";
import { MoreEntries } from "@/blocks/aside/more-entries";
import { WithAside } from "@/blocks/aside/with-aside";
import { Neighbours } from "@/blocks/boards/neighbours";
import { PublishedFiles } from "@/blocks/boards/published-files";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { centerCrumb } from "@/blocks/breadcrumbs/center-crumb";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { Notice } from "@/contract/api/content";
import { asideLabels, noticeLabels } from "@/labels/blocks";
import { noticePageLabels } from "@/labels/customer-center";
import { formatDay } from "@/lib/clinic-time";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { Badge } from "@/ui/badge";
import { loadNotice, loadOtherNotices } from "./load-notices";
import { noticeJsonLd } from "./notice-json-ld";

interface NoticePageProps {
  partner: string;
  /** The id as it stands in the path. */
  noticeId: string;
}

/** One notice, and the ways to those before and after it. */
export async function NoticePage({ partner, noticeId }: NoticePageProps) {
  const tenant = await loadTenant(partner);
  const notice = await loadNotice(tenant, pathId(noticeId) ?? notFound());
  const others = await loadOtherNotices(tenant, notice.id);
  const path = `/cscenter/notice/${notice.id}`;
  return (
    <div className="wrap">
      <JsonLd data={noticeJsonLd(tenant, notice)} />
      <Breadcrumbs
        crumbs={[
          centerCrumb(tenant),
          { title: pageTitle(tenant, "/cscenter/notice", noticePageLabels.title), path: "/cscenter/notice" },
          { title: notice.title, path },
        ]}
      />
      <article className="mt-4">
        <header className="border-line-strong border-b pb-5">
          {notice.isPinned && <Badge tone="soft">{noticeLabels.pinned}</Badge>}
          <h1 className="mt-2 text-h1">{notice.title}</h1>
          <time dateTime={notice.publishedAt} className="mt-2 block text-b6 text-ink-3">
            {formatDay(notice.publishedAt)}
          </time>
        </header>
        <WithAside
          aside={others.length > 0 ? <MoreEntries title={asideLabels.moreNotices} entries={others} /> : null}
        >
          <SafeHtml html={notice.contentHtml} className="max-w-prose py-10" />
          <PublishedFiles files={notice.attachments} />
        </WithAside>
      </article>
      <div className="mt-14">
        <Neighbours
          previous={entryOf(notice.previous)}
          next={entryOf(notice.next)}
          listHref="/cscenter/notice"
        />
      </div>
    </div>
  );
}

const entryOf = (notice: Notice | null) =>
  notice && { href: `/cscenter/notice/${notice.id}`, title: notice.title };
