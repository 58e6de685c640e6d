import PaperclipIcon from "@lucide/icons/icons/paperclip";
import { entryPath } from "@/blocks/boards/entry-path";
import { SiteLink } from "@/blocks/link/site-link";
import type { Board } from "@/contract/api/boards";
import { noticeLabels } from "@/labels/blocks";
import { boardLabels } from "@/labels/boards";
import { formatDay } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";

/** Entries as rows of words: category, title, one sentence, day. */
export function BoardRows({ boards }: { boards: readonly Board[] }) {
  return (
    <ul className="border-line-strong border-t">
      {boards.map((board) => (
        <li key={board.id}>
          <SiteLink
            href={entryPath(board)}
            className="grid gap-x-6 gap-y-1 border-line border-b py-5 hover:[&_.title]:underline @min-[760px]/col:grid-cols-[120px_1fr_auto]"
          >
            <span className="text-b6 text-ink-3 @min-[760px]/col:leading-6">{board.category}</span>
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
