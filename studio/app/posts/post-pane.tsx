import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import EyeIcon from "@lucide/icons/icons/eye";
import EyeOffIcon from "@lucide/icons/icons/eye-off";
import PhoneIcon from "@lucide/icons/icons/phone";
import { Link } from "wouter";
import type { DeskPostRecord } from "@/contract/studio/posts";
import { Icon } from "@/ui/icon";
import { failureText } from "../api";
import { labels } from "../labels";
import { phoneText } from "../phone-text";
import { useClinic } from "../session/use-account";
import { momentText } from "../when";
import { postLabels } from "./labels";
import { Snippets } from "./snippets";
import { useDraft } from "./use-draft";
import { useAnswer, useHiding, usePost } from "./use-posts";

interface PostPaneProps {
  id: number;
  now: Date;
  onClose: () => void;
}

/** One post and its answer. */
export function PostPane({ id, now, onClose }: PostPaneProps) {
  const { data, error } = usePost(id);
  const post = data?.row;
  return (
    <section className="det" aria-label={postLabels.chosen}>
      <div className="post">
        <button type="button" className="btn line phone to-list" onClick={onClose}>
          <Icon of={ChevronLeftIcon} size={16} className="i" />
          {postLabels.back}
        </button>
        {post ? (
          <>
            <Head post={post} now={now} />
            <Question post={post} />
            <AnswerForm post={post} now={now} />
          </>
        ) : (
          <p className="t4 soft">{error?.message ?? labels.loading}</p>
        )}
      </div>
    </section>
  );
}

function Head({ post, now }: { post: DeskPostRecord; now: Date }) {
  const clinic = useClinic();
  const { authorName, createdAt, isPrivate, isHidden, boardTitle, category, phone, customerId } = post;
  const { hide, isPending } = useHiding(post.id);
  const written = momentText(createdAt, now);
  return (
    <div className="row between wrapit">
      <div>
        <h2 className="t1">{post.title}</h2>
        <p className="t4 soft">
          {[
            authorName,
            written,
            boardTitle,
            category,
            isPrivate && postLabels.isPrivate,
            isHidden && postLabels.isHidden,
          ]
            .filter(Boolean)
            .join(" · ")}{" "}
          {customerId !== null && (
            <Link className="acc" href={`/${clinic.id}/customers/${customerId}`}>
              {postLabels.customer}
            </Link>
          )}
        </p>
      </div>
      <div className="row">
        <button type="button" className="btn line" disabled={isPending} onClick={() => hide(!isHidden)}>
          <Icon of={isHidden ? EyeIcon : EyeOffIcon} size={16} className="i" />
          {isHidden ? postLabels.show : postLabels.hide}
        </button>
        {phone && (
          <a className="btn line n" href={`tel:${phone}`}>
            <Icon of={PhoneIcon} size={16} className="i" />
            {phoneText(phone)}
          </a>
        )}
      </div>
    </div>
  );
}

function Question({ post }: { post: DeskPostRecord }) {
  const { content, attachments, isPrivate } = post;
  return (
    <div className="sheet">
      <div className="in">
        <p className="words">{content}</p>
        {attachments.length > 0 && (
          <>
            <p className="t5">
              {[postLabels.files(attachments.length), isPrivate && postLabels.privateFiles]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <ul className="row wrapit">
              {attachments.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer" aria-label={postLabels.file(name)}>
                    {/* biome-ignore lint/performance/noImgElement: a program without Next */}
                    <img className="shot" src={url} alt={name} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function AnswerForm({ post, now }: { post: DeskPostRecord; now: Date }) {
  const { id, answer, answeredAt, answeredBy } = post;
  const { draft, seenAnsweredAt, change } = useDraft(post);
  const send = useAnswer(id, () => change(null));
  const text = draft ?? answer;
  const isReady = text.trim() !== "" && text !== answer && !send.isPending;
  const isOvertaken = seenAnsweredAt !== answeredAt;
  const submit = () => isReady && !isOvertaken && send.mutate({ text, seenAnsweredAt });
  const overrule = () => isReady && send.mutate({ text, seenAnsweredAt: answeredAt });
  return (
    <form
      className="stack gap12"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {draft !== null && draft !== answer && answer && (
        <Theirs answer={answer} onOverrule={isOvertaken ? overrule : undefined} isDisabled={!isReady} />
      )}
      <label className="field">
        <span>
          {postLabels.answer}
          {answeredAt && (
            <span className="t5 n">
              {" "}
              {[answeredBy && postLabels.by(answeredBy), momentText(answeredAt, now)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          )}
        </span>
        <textarea
          className="input"
          rows={8}
          maxLength={5000}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === "Enter" && (ctrlKey || metaKey)) submit();
          }}
        />
      </label>
      <Snippets text={text} onInsert={change} />
      {send.isError && (
        <p className="note badn" role="alert">
          {failureText(send.error)}
        </p>
      )}
      <div className="row between wrapit">
        <span className="t5">{draft === null ? postLabels.hint : postLabels.kept}</span>
        <button type="submit" className="btn h40" disabled={!isReady || isOvertaken}>
          {answeredAt ? postLabels.change : postLabels.send}{" "}
          <kbd className="desk" aria-hidden>
            ⌘⏎
          </kbd>
        </button>
      </div>
    </form>
  );
}

interface TheirsProps {
  answer: string;
  /** Where it was published after typing had begun: only this overwrites it. */
  onOverrule: (() => void) | undefined;
  isDisabled: boolean;
}

/** The answer that stands, where another one is being typed. */
const Theirs = ({ answer, onOverrule, isDisabled }: TheirsProps) => (
  <div className="sheet" role={onOverrule && "alert"}>
    <div className="in stack gap12">
      <p className="t5">{postLabels.theirs}</p>
      <p className="words">{answer}</p>
      {onOverrule && (
        <div className="row between wrapit">
          <span className="t4">{postLabels.overtaken}</span>
          <button type="button" className="btn line" disabled={isDisabled} onClick={onOverrule}>
            {postLabels.overrule}
          </button>
        </div>
      )}
    </div>
  </div>
);
