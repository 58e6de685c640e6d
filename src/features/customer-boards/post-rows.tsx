import ImageIcon from "@lucide/icons/icons/image";
import LockIcon from "@lucide/icons/icons/lock";
import { clsx } from "clsx";
import { dayOf, postPath } from "@/blocks/boards/post-path";
import { SiteLink } from "@/blocks/link/site-link";
import type { CustomerPost } from "@/contract/api/customer-boards";
import type { PlanOf } from "@/contract/tenant/houses";
import { postLabels } from "@/labels/customer-boards";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";

const { columns } = postLabels;
/** Number, title, author, day, answer; on phones the title stands above the others. */
const GRID =
  "@min-[760px]/col:grid @min-[760px]/col:grid-cols-[64px_minmax(0,1fr)_96px_112px_88px] @min-[760px]/col:items-center @min-[760px]/col:gap-x-4";

interface PostRowsProps {
  posts: readonly CustomerPost[];
  plan: PlanOf<"cscenter">;
}

/** Posts as a table of links; on phones as a list. At a desk the table is a sheet. */
export function PostRows({ posts, plan }: PostRowsProps) {
  return (
    <div
      className={clsx(
        plan === "desk" &&
          "@min-[760px]/col:overflow-hidden @min-[760px]/col:rounded-l @min-[760px]/col:border @min-[760px]/col:border-line @min-[760px]/col:[&>*]:border-t-0 @min-[760px]/col:[&>div]:bg-tile @min-[760px]/col:[&>div]:px-6 @min-[760px]/col:[&_a]:px-6 @min-[760px]/col:[&_li:last-child>a]:border-b-0",
      )}
    >
      <div aria-hidden className={clsx("hidden border-line-strong border-t py-3 text-b6 text-ink-3", GRID)}>
        <span>{columns.number}</span>
        <span>{columns.title}</span>
        <span>{columns.author}</span>
        <span>{columns.date}</span>
        <span>{columns.state}</span>
      </div>
      <ul className="border-line-strong border-t @min-[760px]/col:border-line">
        {posts.map((post) => (
          <li key={post.id}>
            <SiteLink
              href={postPath(post)}
              className={clsx(
                "flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b py-4 text-b6 text-ink-3 tabular-nums hover:[&_.title]:underline",
                GRID,
              )}
            >
              <Cells post={post} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cells({ post }: { post: CustomerPost }) {
  return (
    <>
      <span className="hidden @min-[760px]/col:inline">
        <span className="sr-only">{columns.number} </span>
        {post.number}
      </span>
      <span className="flex w-full min-w-0 items-center gap-2 text-b3 text-ink">
        {post.isPrivate && (
          <>
            <Icon of={LockIcon} size={16} className="text-ink-3" />
            {post.title !== null && <span className="sr-only">{postLabels.private}</span>}
          </>
        )}
        {post.category && <span className="shrink-0 text-b6 text-ink-3">{post.category}</span>}
        <span className={clsx("title truncate underline-offset-4", post.title === null && "text-ink-3")}>
          {post.title ?? postLabels.privateTitle}
        </span>
        {post.hasAttachments && (
          <>
            <Icon of={ImageIcon} size={16} className="text-ink-3" />
            <span className="sr-only">{postLabels.hasAttachments}</span>
          </>
        )}
      </span>
      <span>
        <span className="sr-only">{columns.author} </span>
        {post.authorName}
      </span>
      <time dateTime={post.createdAt}>{dayOf(post.createdAt)}</time>
      <span className="@max-[759px]/col:ml-auto">
        {post.isAnswered ? <Badge tone="soft">{postLabels.answered}</Badge> : postLabels.waiting}
      </span>
    </>
  );
}
