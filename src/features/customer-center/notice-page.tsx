import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { Notice } from "@/contract/api/content";
import { noticeLabels } from "@/labels/blocks";
import { noticePageLabels } from "@/labels/customer-center";
import { formatDay } from "@/lib/clinic-time";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { Badge } from "@/ui/badge";
import { buttonClass } from "@/ui/button";
import { loadNotice } from "./load-notices";

interface NoticePageProps {
  partner: string;
  /** The id as it stands in the path. */
  noticeId: string;
}

/** One notice, and the ways to those before and after it. */
export async function NoticePage({ partner, noticeId }: NoticePageProps) {
  const tenant = await loadTenant(partner);
  const notice = await loadNotice(tenant, pathId(noticeId) ?? notFound());
  const path = `/cscenter/notice/${notice.id}`;
  return (
    <div className="wrap">
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "Article",
          headline: notice.title,
          datePublished: notice.publishedAt,
          url: storefrontOrigin(tenant) + path,
          author: { "@type": "Organization", name: tenant.partnerInformation.displayName },
        }}
      />
      <Breadcrumbs
        crumbs={[
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
        <SafeHtml html={notice.contentHtml} className="py-10" />
      </article>
      <nav aria-label={noticePageLabels.neighbours} className="border-line-strong border-t">
        <Neighbour title={noticePageLabels.next} notice={notice.next} />
        <Neighbour title={noticePageLabels.previous} notice={notice.previous} />
      </nav>
      <SiteLink href="/cscenter/notice" className={`${buttonClass({ look: "line" })} mt-8`}>
        {noticePageLabels.toList}
      </SiteLink>
    </div>
  );
}

function Neighbour({ title, notice }: { title: string; notice: Notice | null }) {
  if (!notice) return null;
  return (
    <SiteLink
      href={`/cscenter/notice/${notice.id}`}
      className="grid grid-cols-[72px_1fr] items-baseline gap-3 border-line border-b py-[17px] hover:underline"
    >
      <span className="text-b6 text-ink-3">{title}</span>
      <span className="truncate">{notice.title}</span>
    </SiteLink>
  );
}
