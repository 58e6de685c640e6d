import PaperclipIcon from "@lucide/icons/icons/paperclip";
import { entryPath } from "@/blocks/boards/entry-path";
import { SiteLink } from "@/blocks/link/site-link";
import type { Board } from "@/contract/api/boards";
import type { PlanOf } from "@/contract/tenant/houses";
import { noticeLabels } from "@/labels/blocks";
import { boardLabels } from "@/labels/boards";
import { formatDay } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";

interface BoardRowsProps {
  boards: readonly Board[];
  plan: PlanOf<"cscenter">;
}

/** Entries as words: category, title, one sentence, day; on sheets at a desk, else in rows. */
export function BoardRows({ boards, plan }: BoardRowsProps) {
  const isOnSheets = plan === "desk";
  return (
    <ul
      className={
        isOnSheets
          ? "grid gap-3 @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-5"
          : "border-line-strong border-t"
      }
    >
      {boards.map((board) => (
        <li key={board.id} className={isOnSheets ? "grid" : undefined}>
          <SiteLink
            href={entryPath(board)}
            className={
              isOnSheets
                ? "grid content-start gap-y-1.5 rounded-l bg-ground-2 px-6 py-5 transition-colors duration-colour hover:bg-tile [&>time]:text-ink-2"
                : "grid gap-x-6 gap-y-1 border-line border-b py-5 hover:[&_.title]:underline @min-[760px]/col:grid-cols-[120px_1fr_auto]"
            }
          >
            <span
              className={
                isOnSheets ? "text-accent-ink text-label4" : "text-b6 text-ink-3 @min-[760px]/col:leading-6"
              }
            >
              {board.category}
            </span>
            <span className="grid min-w-0 gap-1">
              <span className="flex items-center gap-2">
                {board.isPinned && (
                  <Badge tone="soft" className="shrink-0">
                    {noticeLabels.pinned}
                  </Badge>
                )}
                <span className="title min-w-0 text-h5 underline-offset-4">{board.title}</span>
                {board.hasAttachments && <HasAttachments />}
              </span>
              {board.summary && <span className="text-b5 text-ink-2">{board.summary}</span>}
            </span>
            <time dateTime={board.publishedAt} className="text-b6 text-ink-3 tabular-nums leading-6">
              {formatDay(board.publishedAt)}
            </time>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function HasAttachments() {
  return (
    <>
      <Icon of={PaperclipIcon} size={16} className="text-ink-3" />
      <span className="sr-only">{boardLabels.hasAttachments}</span>
    </>
  );
}
