import LockIcon from "@lucide/icons/icons/lock";
import type { ReactNode } from "react";
import { dayOf } from "@/blocks/boards/post-path";
import type { Attachment, CustomerPostDetail } from "@/contract/api/customer-boards";
import { postLabels } from "@/labels/customer-boards";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";

interface PostViewProps {
  post: CustomerPostDetail;
  clinic: string;
  /** Where visitors' pictures come from. */
  backendUrl: string;
  /** The clinic's answer, cleaned; null where there is none yet. */
  answer: ReactNode;
  /** What its author can do with it. */
  tools: ReactNode;
}

/** A post as it is read: who asked what and when, the pictures, and the answer. */
export function PostView({ post, clinic, backendUrl, answer, tools }: PostViewProps) {
  return (
    <article className="mt-4 pb-12">
      <header className="border-line-strong border-b pb-5">
        {post.category && <p className="text-b5 text-ink-3">{post.category}</p>}
        <h1 className="mt-1 text-h1">
          {post.isPrivate && (
            <>
              <Icon of={LockIcon} className="mr-2 inline align-baseline text-ink-3" />
              <span className="sr-only">{postLabels.private} </span>
            </>
          )}
          {post.title}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-b6 text-ink-3 tabular-nums">
          <span>{postLabels.author(post.authorName)}</span>
          <time dateTime={post.createdAt}>{dayOf(post.createdAt)}</time>
          {dayOf(post.updatedAt) !== dayOf(post.createdAt) && (
            <span>{postLabels.editedAt(dayOf(post.updatedAt))}</span>
          )}
          {post.isAnswered ? <Badge tone="soft">{postLabels.answered}</Badge> : postLabels.waiting}
        </p>
      </header>
      <p className="max-w-prose whitespace-pre-wrap py-10">{post.content}</p>
      <Photos photos={post.attachments} backendUrl={backendUrl} />
      {tools}
      <Answer post={post} clinic={clinic}>
        {answer}
      </Answer>
    </article>
  );
}

function Photos({ photos, backendUrl }: { photos: readonly Attachment[]; backendUrl: string }) {
  if (photos.length === 0) return null;
  return (
    <section aria-label={postLabels.photos} className="pb-10">
      <ul className="grid grid-cols-2 gap-3 @min-[760px]/col:grid-cols-3">
        {photos.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <a href={backendUrl + url} target="_blank" rel="noopener noreferrer" className="block bg-tile">
              {/* biome-ignore lint/performance/noImgElement: a signed address of the backend's, good for a moment alone */}
              <img
                src={backendUrl + url}
                alt={postLabels.photo(index + 1)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="aspect-square size-full rounded-pic object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnswerProps {
  post: CustomerPostDetail;
  clinic: string;
  children: ReactNode;
}

function Answer({ post, clinic, children }: AnswerProps) {
  return (
    <section aria-labelledby="answer" className="mt-10 bg-ground-2 p-6 @min-[760px]/col:p-10">
      <h2 id="answer" className="text-h4">
        {children ? postLabels.answerOf(clinic) : postLabels.notYetAnswered}
      </h2>
      {children ? (
        <>
          {post.answeredAt && (
            <p className="mt-1 text-b6 text-ink-3 tabular-nums">
              <time dateTime={post.answeredAt}>{postLabels.answeredAt(dayOf(post.answeredAt))}</time>
            </p>
          )}
          <div className="mt-5">{children}</div>
        </>
      ) : (
        <p className="mt-2 text-b5 text-ink-2">{postLabels.notYetAnsweredHint}</p>
      )}
    </section>
  );
}
