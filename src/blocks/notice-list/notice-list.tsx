import type { Notice } from "@/contract/api/content";
import { noticeLabels } from "@/labels/blocks";
import { formatDay } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import { SiteLink } from "../link/site-link";

/** Notices as rows: title and date. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="border-line-strong border-t">
      {notices.map((notice) => (
        <li key={notice.id}>
          <SiteLink
            href={`/cscenter/notice/${notice.id}`}
            className="flex items-baseline gap-4 border-line border-b py-[17px] hover:[&_.title]:underline"
          >
            {notice.isPinned && (
              <Badge tone="soft" className="shrink-0 whitespace-nowrap">
                {noticeLabels.pinned}
              </Badge>
            )}
            <span className="title line-clamp-2 min-w-0 underline-offset-4 @min-[760px]/col:line-clamp-1">
              {notice.title}
            </span>
            <time dateTime={notice.publishedAt} className="ml-auto whitespace-nowrap text-b6 text-ink-3">
              {formatDay(notice.publishedAt)}
            </time>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
