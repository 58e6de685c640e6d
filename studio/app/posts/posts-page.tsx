import LockIcon from "@lucide/icons/icons/lock";
import { useLocation, useSearchParams } from "wouter";
import { type DeskPost, POST_FILTERS } from "@/contract/studio/posts";
import { Icon } from "@/ui/icon";
import { useKeys } from "../keys/use-keys";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { MoreButton } from "../ui/more-button";
import { useNow } from "../use-now";
import { ageText } from "../when";
import { postLabels } from "./labels";
import { PostPane } from "./post-pane";
import { type PostFilter, usePosts } from "./use-posts";

/** Visitors' posts: those without an answer first on the left, the chosen one with its answer on the right. */
export function PostsPage({ chosen }: { chosen: number | null }) {
  const clinic = useClinic();
  const now = useNow();
  useLive(clinic.id);
  const [query, setQuery] = useSearchParams();
  const filter = POST_FILTERS.find((each) => each === query.get("filter")) ?? "all";
  const posts = usePosts(filter);
  const { data, error } = posts;
  const rows = data?.rows ?? [];
  const [, go] = useLocation();
  const choose = (id: number | undefined) => {
    const path = id === undefined ? `/${clinic.id}/posts` : `/${clinic.id}/posts/${id}`;
    if (id !== chosen) go(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  };
  const at = rows.findIndex(({ id }) => id === chosen);
  const step = (by: number) => () => choose(rows[Math.max(0, at + by)]?.id ?? chosen ?? undefined);
  useKeys({ j: step(1), k: step(-1), Escape: chosen === null ? undefined : () => choose(undefined) });
  return (
    <main id="main" className={chosen === null ? "inbox posts" : "inbox posts with-post"}>
      <section className="lst" aria-label={postLabels.title}>
        <div className="lst-h">
          <h1 className="t1">{postLabels.title}</h1>
          <fieldset className="seg kinds" aria-label={postLabels.filter}>
            {POST_FILTERS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === filter}
                onClick={() => setQuery(each === "all" ? {} : { filter: each }, { replace: true })}
              >
                {postLabels.filters[each]}
              </button>
            ))}
          </fieldset>
        </div>
        {error && <p className="note badn">{error.message}</p>}
        {data && rows.length === 0 && (
          <p className="blank2">{postLabels.none[filter satisfies PostFilter]}</p>
        )}
        <ul>
          {rows.map((row) => (
            <Line key={row.id} row={row} now={now} isOn={row.id === chosen} onChoose={() => choose(row.id)} />
          ))}
        </ul>
        <MoreButton list={posts} />
        <p className="row wrapit desk keys">
          <kbd>J</kbd>
          <kbd>K</kbd> {postLabels.keys.move}
        </p>
      </section>
      {chosen === null ? (
        // Reading a private one stays in the history: none is opened unasked.
        <p className="blank2 desk">{rows.length > 0 && postLabels.chooseOne}</p>
      ) : (
        <PostPane key={chosen} id={chosen} now={now} onClose={() => choose(undefined)} />
      )}
    </main>
  );
}

interface LineProps {
  row: DeskPost;
  now: Date;
  isOn: boolean;
  onChoose: () => void;
}

const Line = ({ row, now, isOn, onChoose }: LineProps) => (
  <li className={isOn ? "ib on" : "ib"}>
    <button type="button" aria-current={isOn ? "true" : undefined} onClick={onChoose}>
      <b className="clip">
        {row.isPrivate && (
          <>
            <Icon of={LockIcon} size={16} className="i i-xs" />
            <span className="sr">{postLabels.isPrivate}, </span>
          </>
        )}
        {row.title}
      </b>
      <span className="age n">{row.answeredAt === null && postLabels.age(ageText(row.createdAt, now))}</span>
      <span className="soft">
        {[
          row.authorName,
          row.isHidden && postLabels.isHidden,
          row.answeredAt && postLabels.answered,
          row.boardTitle,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </button>
  </li>
);
