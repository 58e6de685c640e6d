import PlayIcon from "@lucide/icons/icons/play";
import { clsx } from "clsx";
import { entryPath } from "@/blocks/boards/entry-path";
import { SiteLink } from "@/blocks/link/site-link";
import type { Board } from "@/contract/api/boards";
import { boardLabels } from "@/labels/boards";
import { formatDay } from "@/lib/clinic-time";
import { Icon } from "@/ui/icon";
import { Picture } from "@/ui/picture";
import { pictureFrameClass } from "@/ui/picture-frame";

interface BoardGalleryProps {
  boards: readonly Board[];
  look: "GALLERY" | "VIDEO";
}

const RATIOS = { GALLERY: "aspect-[4/3]", VIDEO: "aspect-video" };
const SIZES = "(min-width: 1249px) 390px, (min-width: 760px) 46vw, 100vw";
/** What the first view of a phone shows. */
const FIRST = 1;

/** Entries as pictures with their words under them; a video carries the mark that it plays. */
export function BoardGallery({ boards, look }: BoardGalleryProps) {
  return (
    <ul
      className={clsx(
        "grid gap-x-card gap-y-10 @min-[520px]/col:grid-cols-2",
        look === "GALLERY" && "@min-[900px]/col:grid-cols-3",
      )}
    >
      {boards.map((board, index) => (
        <li key={board.id}>
          <SiteLink href={entryPath(board)} className="group grid content-start gap-1.5">
            <Cover board={board} look={look} isFirst={index < FIRST} />
            <p className="mt-2.5 flex flex-wrap gap-x-3 text-b6 text-ink-3 tabular-nums">
              {board.category && <span>{board.category}</span>}
              <time dateTime={board.publishedAt}>{formatDay(board.publishedAt)}</time>
            </p>
            <p className="text-h5 underline-offset-4 group-hover:underline">{board.title}</p>
            {board.summary && board.imageUrl && (
              <p className="line-clamp-2 text-b5 text-ink-2">{board.summary}</p>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Cover({ board, look, isFirst }: { board: Board; look: "GALLERY" | "VIDEO"; isFirst: boolean }) {
  return (
    <div className="relative">
      {board.imageUrl ? (
        <Picture
          src={board.imageUrl}
          alt={board.imageAlt}
          sizes={SIZES}
          ratio={RATIOS[look]}
          isFirst={isFirst}
        />
      ) : (
        // Words where there is no picture, on the house's own tile.
        <div className={pictureFrameClass({ ratio: RATIOS[look] })}>
          <p className="line-clamp-4 p-6 text-ink-2">{board.summary}</p>
        </div>
      )}
      {board.videoId && (
        <span className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-surface text-ink">
          <Icon of={PlayIcon} />
          <span className="sr-only">{boardLabels.video}</span>
        </span>
      )}
    </div>
  );
}
