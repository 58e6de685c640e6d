import type { ContentThing } from "@/contract/studio/content";
import { describeField } from "../field-words";
import type { ShownKind } from "../kinds";
import { contentLabels } from "../labels";
import { useDiscard } from "../use-content";
import { useNames } from "../use-names";
import type { DraftKeeper, Kept } from "./draft-keeper";
import type { Conflict } from "./merge";

const words = contentLabels.editor;

interface EditorNotesProps {
  kind: ShownKind;
  thing: ContentThing | null;
  keeper: DraftKeeper;
  left: Kept | null;
  onDecide: (isResumed: boolean) => void;
}

/** What has to be decided before the form goes on: work that was left, another's words, a removal. */
export function EditorNotes({ kind, thing, keeper, left, onDecide }: EditorNotesProps) {
  const discard = useDiscard();
  const { conflicts, error, other } = keeper;
  return (
    <>
      {left && (
        <div className="note ce-note">
          <p>{words.kept}</p>
          <div className="row">
            <button type="button" className="btn line" onClick={() => onDecide(true)}>
              {words.resume}
            </button>
            <button type="button" className="btn bare" onClick={() => onDecide(false)}>
              {words.throwAway}
            </button>
          </div>
        </div>
      )}
      {thing?.draft?.isRemoval && (
        <div className="note badn ce-note">
          <p>{words.isRemoval}</p>
          <button type="button" className="btn line" onClick={() => discard.mutate(thing)}>
            {words.keepIt}
          </button>
        </div>
      )}
      {error && error.status !== 0 && error.code !== "content.invalid" && (
        <p className="note badn" role="alert">
          {error.message}
        </p>
      )}
      {conflicts.length > 0 && (
        <div className="note ce-note" role="alert">
          <p>{words.conflict(other)}</p>
          {conflicts.map((conflict) => (
            <ConflictChoice key={conflict.path.join(".")} kind={kind} conflict={conflict} keeper={keeper} />
          ))}
        </div>
      )}
    </>
  );
}

const LONGEST = 400;
const shownText = (value: unknown): string =>
  (typeof value === "string" ? value.replace(/<[^>]*>/g, " ") : JSON.stringify(value, null, 1)).slice(
    0,
    LONGEST,
  );

interface ConflictChoiceProps {
  kind: ShownKind;
  conflict: Conflict;
  keeper: DraftKeeper;
}

/** One field that both changed: both are shown, one is chosen. */
function ConflictChoice({ kind, conflict, keeper }: ConflictChoiceProps) {
  const { nameOf } = useNames([kind]);
  const { label } = describeField(kind, conflict.path.join("."), [keeper.body], nameOf);
  const choices = [
    { title: words.mine, value: conflict.mine, isMine: true },
    { title: words.theirs(keeper.other), value: conflict.theirs, isMine: false },
  ];
  return (
    <fieldset className="ce-both">
      <legend className="t4">{label}</legend>
      {choices.map(({ title, value, isMine }) => (
        <button key={title} type="button" onClick={() => keeper.decide(conflict, isMine)}>
          <span className="t5">{title}</span>
          <span>{shownText(value)}</span>
        </button>
      ))}
    </fieldset>
  );
}
