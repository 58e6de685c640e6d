import { MoreEntries } from "@/blocks/aside/more-entries";
import { WithAside } from "@/blocks/aside/with-aside";
import { entryPath } from "@/blocks/boards/entry-path";
import { Neighbours } from "@/blocks/boards/neighbours";
import { PublishedFiles } from "@/blocks/boards/published-files";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import { Video } from "@/blocks/video/video";
import type { Board, BoardDetail } from "@/contract/api/boards";
import { asideLabels } from "@/labels/blocks";
import { boardLabels } from "@/labels/boards";
import { formatDay } from "@/lib/clinic-time";
import { loadTenant } from "@/tenancy/load-tenant";
import { chipClass } from "@/ui/chip";
import { Picture } from "@/ui/picture";
import { boardJsonLd } from "./board-json-ld";
import { type BoardPath, loadBoard, loadOthers } from "./load-boards";

/** One entry: its words, video and files, and the ways to those before and after it. */
export async function BoardPage({ partner, ...address }: BoardPath & { partner: string }) {
  const tenant = await loadTenant(partner);
  const board = await loadBoard(tenant, address);
  const listHref = `/boards/${board.boardTypeId}`;
  const listTitle = pageTitle(tenant, listHref, board.boardType.title);
  const more = await loadOthers(tenant, board);
  return (
    <div className="wrap">
      <JsonLd data={boardJsonLd(tenant, board)} />
      <Breadcrumbs
        crumbs={[
          { title: listTitle, path: listHref },
          { title: board.title, path: entryPath(board) },
        ]}
      />
      <article className="mt-4">
        <header className="border-line-strong border-b pb-5">
          {board.category && <p className="text-b5 text-ink-3">{board.category}</p>}
          <h1 className="mt-1 text-h1">{board.title}</h1>
          <time dateTime={board.publishedAt} className="mt-2 block text-b6 text-ink-3 tabular-nums">
            {formatDay(board.publishedAt)}
          </time>
        </header>
        <WithAside
          aside={more.length > 0 ? <MoreEntries title={asideLabels.more(listTitle)} entries={more} /> : null}
        >
          <div className="max-w-prose py-10">
            <Lead board={board} />
            <SafeHtml html={board.contentHtml} />
          </div>
          <PublishedFiles files={board.attachments} />
          <HashTags tags={board.hashTags} />
        </WithAside>
      </article>
      <div className="mt-14">
        <Neighbours previous={entryOf(board.previous)} next={entryOf(board.next)} listHref={listHref} />
      </div>
    </div>
  );
}

const entryOf = (board: Board | null) => board && { href: entryPath(board), title: board.title };

/** What stands before the words: the video, else the picture. */
function Lead({ board }: { board: BoardDetail }) {
  if (board.videoId)
    return (
      <div className="mb-8">
        <Video videoId={board.videoId} title={board.title} />
      </div>
    );
  if (!board.imageUrl) return null;
  return (
    <Picture
      src={board.imageUrl}
      alt={board.imageAlt}
      sizes="(min-width: 760px) 640px, 100vw"
      ratio="aspect-[4/3]"
      className="mb-8"
      isFirst
    />
  );
}

function HashTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={boardLabels.tags} className="mb-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink href={`/search?keyword=${encodeURIComponent(tag)}`} className={chipClass}>
            #{tag}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
