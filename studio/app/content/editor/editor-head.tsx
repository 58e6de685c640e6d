import ArrowLeftIcon from "@lucide/icons/icons/arrow-left";
import ClockIcon from "@lucide/icons/icons/clock";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { canBeAdded, isRemovable, isSingle } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import { Icon } from "@/ui/icon";
import { useClinic } from "../../session/use-account";
import { clockOf } from "../../when";
import { type ShownKind, screenOf } from "../kinds";
import { contentLabels } from "../labels";
import { PublishDialog } from "../publish/publish-dialog";
import { StateTag } from "../table/state-tag";
import { useDiscard, useSaveDrafts } from "../use-content";
import { AskDialog } from "./ask-dialog";
import type { DraftKeeper } from "./draft-keeper";
import { VersionsDialog } from "./versions-dialog";

const words = contentLabels.editor;
type Asked = "versions" | "discard" | "remove" | "publish";

interface EditorHeadProps {
  kind: ShownKind;
  thing: ContentThing | null;
  keeper: DraftKeeper;
  name: string;
}

/** The name of the thing, whether it is saved, and what can be done with the whole of it. */
export function EditorHead({ kind, thing, keeper, name }: EditorHeadProps) {
  const clinic = useClinic();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { part, label, one } = screenOf(kind);
  const list = `/${clinic.id}/content/${part}`;
  const title = name || (thing || isSingle(kind) ? label : words.newTitle(one));
  const isNew = thing !== null && thing.live === null;
  const discard = useDiscard(() => {
    close();
    if (isNew) go(list, { replace: true });
  });
  const remove = useSaveDrafts(close);
  return (
    <div className="ce-head">
      {!isSingle(kind) && (
        <Link className="btn bare sq" href={list} aria-label={words.back(label)}>
          <Icon of={ArrowLeftIcon} size={16} className="i" />
        </Link>
      )}
      <h1 className="t1">{title}</h1>
      {thing && <StateTag thing={thing} />}
      <p className="t5" role="status">
        {stateText(keeper, thing)}
      </p>
      {thing && <Acts kind={kind} thing={thing} isSaved={keeper.state === "saved"} onAsk={setAsked} />}
      {thing && asked === "versions" && <VersionsDialog thing={thing} onClose={close} />}
      {thing && asked === "publish" && <PublishDialog only={thing} onClose={close} />}
      {thing && asked === "discard" && (
        <AskDialog
          title={words.discard}
          text={(isNew ? words.discardNewAsk : words.discardAsk)(title)}
          submit={words.discard}
          isPending={discard.isPending}
          onSubmit={() => discard.mutate(thing)}
          onClose={close}
        />
      )}
      {thing && asked === "remove" && (
        <AskDialog
          title={words.remove}
          text={words.removeAsk(title)}
          submit={words.removeSubmit}
          isPending={remove.isPending}
          onSubmit={() => remove.mutate([{ thing, body: null }])}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ActsProps {
  kind: ShownKind;
  thing: ContentThing;
  isSaved: boolean;
  onAsk: (asked: Asked) => void;
}

function Acts({ kind, thing: { draft, live }, isSaved, onAsk }: ActsProps) {
  const mayRemove = live !== null && !draft?.isRemoval && isRemovable(kind) && canBeAdded(kind);
  const acts: { asked: Asked; label: string; isThere: boolean }[] = [
    { asked: "discard", label: words.discard, isThere: draft !== null },
    { asked: "remove", label: words.remove, isThere: mayRemove },
  ];
  return (
    <div className="ce-acts">
      <button type="button" className="btn bare" onClick={() => onAsk("versions")}>
        <Icon of={ClockIcon} size={16} className="i" />
        {words.versions}
      </button>
      {acts
        .filter(({ isThere }) => isThere)
        .map(({ asked, label }) => (
          <button key={asked} type="button" className="btn bare" onClick={() => onAsk(asked)}>
            {label}
          </button>
        ))}
      {draft && (
        <button type="button" className="btn h40" disabled={!isSaved} onClick={() => onAsk("publish")}>
          {words.publish}
        </button>
      )}
    </div>
  );
}

function stateText({ state }: DraftKeeper, thing: ContentThing | null): string {
  if (state !== "saved") return words.states[state];
  if (!thing) return words.states.new;
  return thing.draft ? words.savedBy(thing.draft.by.name, clockOf(thing.draft.at)) : words.states.live;
}
