import { clsx } from "clsx";
import type { Notice } from "@/contract/api/content";
import type { PlanOf } from "@/contract/tenant/houses";
import { noticeLabels } from "@/labels/blocks";
import { formatDay } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import { SiteLink } from "../link/site-link";

interface NoticeListProps {
  notices: readonly Notice[];
  /** Absent: title and date, as on the home page. */
  plan?: PlanOf<"cscenter">;
}

/** Notices as rows, drawn as the plan of the customer center has its lists. */
export function NoticeList({ notices, plan }: NoticeListProps) {
  const pinned = plan === "desk" ? notices.filter(({ isPinned }) => isPinned) : [];
  const rows = notices.filter((notice) => !pinned.includes(notice));
  return (
    <>
      {pinned.length > 0 && <PinnedTiles notices={pinned} />}
      {rows.length > 0 && (
        <ul className="border-line-strong border-t">
          {rows.map((notice) => (
            <li key={notice.id}>
              <Row notice={notice} plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PinnedTiles({ notices }: Pick<NoticeListProps, "notices">) {
  return (
    <ul className="mb-6 grid gap-3 @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-5">
      {notices.map((notice) => (
        <li key={notice.id} className="grid">
          <SiteLink
            href={`/cscenter/notice/${notice.id}`}
            className="grid content-between gap-6 rounded-l bg-tile px-6 py-5 transition-colors duration-colour hover:bg-primary-100"
          >
            <span>
              <Badge tone="warm">{noticeLabels.pinned}</Badge>
              <span className="mt-2 block text-h5">{notice.title}</span>
            </span>
            <Day notice={notice} className="text-ink-2!" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Row({ notice, plan }: { notice: Notice; plan: NoticeListProps["plan"] }) {
  return (
    <SiteLink
      href={`/cscenter/notice/${notice.id}`}
      className="flex items-baseline gap-4 border-line border-b py-[17px] hover:[&_.title]:underline"
    >
      {notice.isPinned && (
        <Badge tone="soft" className="shrink-0 whitespace-nowrap">
          {noticeLabels.pinned}
        </Badge>
      )}
      <span
        className={clsx(
          "title line-clamp-2 min-w-0 underline-offset-4 @min-[760px]/col:line-clamp-1",
          plan === "phone" && "text-d3",
        )}
      >
        {notice.title}
      </span>
      <Day
        notice={notice}
        className={clsx(
          "ml-auto",
          plan === "reception" &&
            "@min-[760px]/col:-order-1 @min-[760px]/col:mr-6 @min-[760px]/col:ml-0 @min-[760px]/col:w-24",
        )}
      />
    </SiteLink>
  );
}

const Day = ({ notice, className }: { notice: Notice; className: string }) => (
  <time dateTime={notice.publishedAt} className={clsx("whitespace-nowrap text-b6 text-ink-3", className)}>
    {formatDay(notice.publishedAt)}
  </time>
);
