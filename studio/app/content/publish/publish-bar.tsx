import { useState } from "react";
import { Link } from "wouter";
import type { Publish } from "@/contract/studio/content";
import { useKeys } from "../../keys/use-keys";
import { useClinic } from "../../session/use-account";
import { clockOf, shortDay } from "../../when";
import { thingLabel } from "../field-words";
import { contentLabels } from "../labels";
import { useDrafts } from "../use-content";
import { useLastPublish, useLiveSince } from "./last-publish";
import { PublishDialog } from "./publish-dialog";
import { UndoDialog } from "./undo-dialog";

const words = contentLabels.publish;
const NAMED = 3;

/** At the foot of every screen of the content: what waits, and what was published a moment ago. */
export function PublishBar() {
  const { data = [] } = useDrafts();
  const [isOpen, setOpen] = useState(false);
  const [last] = useLastPublish();
  useKeys({ p: data.length > 0 && !isOpen ? () => setOpen(true) : undefined });
  if (data.length === 0 && !last && !isOpen) return null;
  const names = data.slice(0, NAMED).map(({ kind, label }) => thingLabel(kind, label));
  const more = data.length - names.length;
  return (
    <div className="pb">
      {data.length > 0 && (
        <section className="pubbar" aria-label={words.title}>
          <span className="tag draft">{contentLabels.draftCount(data.length)}</span>
          <div className="grow">
            <p className="t3">{words.bar(data.length)}</p>
            <p className="t5 clip pb-names">
              {names.join(" · ")}
              {more > 0 && ` ${words.others(more)}`}
            </p>
          </div>
          <button type="button" className="btn h40" onClick={() => setOpen(true)}>
            {words.button} <kbd aria-hidden>P</kbd>
          </button>
        </section>
      )}
      {last && <LastPublish publish={last} />}
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

const seconds = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Asia/Seoul", hourCycle: "h23" },
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
});

const secondsOf = (instant: string) => seconds.format(new Date(instant));

/** Since when it is live, with the way back. */
function LastPublish({ publish }: { publish: Publish }) {
  const clinic = useClinic();
  const [isUndoing, setUndoing] = useState(false);
  const [, show] = useLastPublish();
  const liveSince = useLiveSince(publish);
  const { state, dueAt, things } = publish;
  const text =
    state === "scheduled"
      ? words.scheduled(`${shortDay(dueAt)} ${clockOf(dueAt)}`, things.length)
      : `${words.done(secondsOf(dueAt), things.length)} ${liveSince ? words.live(secondsOf(liveSince)) : words.soon}`;
  return (
    <div className="pb-done" role="status">
      <span className="grow">{text}</span>
      {state === "published" && (
        <button type="button" className="pb-way" onClick={() => setUndoing(true)}>
          {words.undo}
        </button>
      )}
      <Link className="pb-way" href={`/${clinic.id}/content/history`}>
        {words.what}
      </Link>
      <button type="button" className="pb-way" onClick={() => show(null)}>
        {contentLabels.close}
      </button>
      {isUndoing && <UndoDialog publish={publish} onClose={() => setUndoing(false)} />}
    </div>
  );
}
