import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Publish } from "@/contract/studio/content";
import { can } from "@/contract/studio/roles";
import { call } from "../../api";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { MoreButton } from "../../ui/more-button";
import { useToast } from "../../ui/toast";
import { clockOf, shortDay } from "../../when";
import { ChangesView } from "../changes-view";
import { kindLabel, thingLabel } from "../field-words";
import { contentLabels } from "../labels";
import { useInvalidateContent, usePublishes } from "../use-content";
import { useNames } from "../use-names";
import { UndoDialog } from "./undo-dialog";

const words = contentLabels.log;
const TAGS: Record<Publish["state"], string> = {
  published: "tag ok",
  scheduled: "tag draft",
  failed: "tag warn",
  cancelled: "tag",
};

/** Who published what, and when; the way back, and out of what is still to come. */
export function HistoryPage() {
  const history = usePublishes();
  const data = history.data?.rows;
  const undone = new Set(data?.map(({ undoneId }) => undoneId));
  return (
    <>
      <h1 className="t1 ct-title">{words.title}</h1>
      {!data && <p className="t4 soft">{labels.loading}</p>}
      {data?.length === 0 && <p className="blank2">{words.none}</p>}
      <ol className="pl">
        {data?.map((publish) => (
          <Entry key={publish.id} publish={publish} isUndone={undone.has(publish.id)} />
        ))}
      </ol>
      <MoreButton list={history} />
    </>
  );
}

function Entry({ publish, isUndone }: { publish: Publish; isUndone: boolean }) {
  const clinic = useClinic();
  const [isUndoing, setUndoing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancel();
  const { id, state, kind, by, dueAt, things, failure } = publish;
  const [first] = things;
  const mayPublish = can(clinic, "publish-content");
  return (
    <li className="sheet">
      <div className="row wrapit pl-head">
        <span className={TAGS[state]}>{words.states[state]}</span>
        <b className="t3">
          {first ? words.things(thingLabel(first.kind, first.label), things.length - 1) : words.number(id)}
        </b>
        <span className="t5">
          {words.kinds[kind]} · {by.name} · {shortDay(dueAt)} <time dateTime={dueAt}>{clockOf(dueAt)}</time>
        </span>
        {isUndone && <span className="tag">{words.kinds.undo}</span>}
        <span className="row end">
          {things.length > 0 && (
            <button
              type="button"
              className="btn bare"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {contentLabels.publish.what}
            </button>
          )}
          {mayPublish && state === "published" && !isUndone && (
            <button type="button" className="btn line" onClick={() => setUndoing(true)}>
              {words.undo}
            </button>
          )}
          {mayPublish && state === "scheduled" && (
            <button
              type="button"
              className="btn line"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(id)}
            >
              {words.cancel}
            </button>
          )}
        </span>
      </div>
      {failure && <p className="note badn">{failure}</p>}
      {isOpen && <Details things={things} />}
      {isUndoing && <UndoDialog publish={publish} onClose={() => setUndoing(false)} />}
    </li>
  );
}

function Details({ things }: { things: Publish["things"] }) {
  const { nameOf, find } = useNames(things.map(({ kind }) => kind));
  return (
    <ul className="pb-list pl-in">
      {things.map(({ kind, id, label, changes }) => (
        <li key={`${kind}.${id}`} className="pb-item">
          <p className="row">
            <b className="t3">{thingLabel(kind, label)}</b>
            <span className="tag">{kindLabel(kind)}</span>
          </p>
          <ChangesView
            kind={kind}
            changes={changes}
            bodies={[find(kind, id)?.body ?? null, find(kind, id)?.live ?? null]}
            nameOf={nameOf}
          />
        </li>
      ))}
    </ul>
  );
}

function useCancel() {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /studio/:clinic/publishes/:id", { params: { clinic, id } }),
    onSuccess: () => toast({ text: words.cancelled }),
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: invalidateContent,
  });
}
