import { type FormEvent, useEffect, useRef, useState } from "react";
import type { NotePlace } from "@/contract/tenant/preview-notes";
import { previewLabels } from "@/labels/preview";
import { clinicTime } from "@/lib/clinic-time";
import { pageDocument } from "./frame";
import { watchPresses } from "./framed/presses";
import { useNotes } from "./use-notes";

const { notes: words } = previewLabels;
const MOST_TEXT = 1000;
const MOST_NAME = 40;

interface NotesPanelProps {
  /** The panel is out of the way, and the next press on the page is the note's place. */
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

/** Notes pinned to places of the page, by anyone who holds a link. */
export function NotesPanel({ isPicking, onPicking }: NotesPanelProps) {
  const { here, elsewhere, chosen, setChosen, add } = useNotes();
  const [place, setPlace] = useState<NotePlace | null>(null);
  usePicking(isPicking, (picked) => {
    setPlace(picked);
    onPicking(false);
  });
  return (
    <>
      <p className="pv-note">{words.about}</p>
      {place ? (
        <NoteForm add={(typed) => add(place, typed)} onDone={() => setPlace(null)} />
      ) : (
        <p className="pv-row">
          <button type="button" className="pv-button" onClick={() => onPicking(true)}>
            {words.pick}
          </button>
        </p>
      )}
      {here.length === 0 && <p className="pv-note">{words.empty}</p>}
      <ol className="pv-notes">
        {here.map(({ id, number, text, by, at }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              <b>{number}</b>
              <span>{text}</span>
              <span className="pv-count">{words.by(by, momentOf(at))}</span>
            </button>
          </li>
        ))}
      </ol>
      {elsewhere > 0 && <p className="pv-note">{words.elsewhere(elsewhere)}</p>}
    </>
  );
}

interface NoteFormProps {
  /** False where it could not be stored. */
  add: (typed: { text: string; author: string }) => Promise<boolean>;
  onDone: () => void;
}

function NoteForm({ add, onDone }: NoteFormProps) {
  const [isFailed, setIsFailed] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isAdded = await add({ text: String(fields.get("text")), author: String(fields.get("author")) });
    setIsFailed(!isAdded);
    if (isAdded) onDone();
  };
  return (
    <form className="pv-note-form" onSubmit={submit}>
      <label className="pv-note-field">
        {words.text}
        <textarea ref={first} name="text" rows={3} required maxLength={MOST_TEXT} />
      </label>
      <label className="pv-note-field">
        {words.author}
        <input name="author" required maxLength={MOST_NAME} autoComplete="name" />
      </label>
      <p className="pv-row">
        <button type="submit" className="pv-button">
          {words.submit}
        </button>
        <button type="button" className="pv-button" onClick={onDone}>
          {words.cancel}
        </button>
        <span role="alert">{isFailed && words.failed}</span>
      </p>
    </form>
  );
}

/** In place of the bar's tools, while a place is picked. */
export function PickingBar({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="pv-bar">
      <p className="pv-about" role="status">
        <strong>{words.picking}</strong>
      </p>
      <div className="pv-tools">
        <button type="button" className="pv-tool" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function usePicking(isPicking: boolean, onPlace: (place: NotePlace) => void): void {
  const latest = useRef(onPlace);
  latest.current = onPlace;
  useEffect(() => {
    if (!isPicking) return;
    const presses = watchPresses(pageDocument(), {
      onOpen: () => {},
      onPlace: (place) => latest.current(place),
    });
    presses.setMode("note");
    return () => {
      presses.setMode("look");
      presses.stop();
    };
  }, [isPicking]);
}

function momentOf(instant: string): string {
  const { month, day, clock } = clinicTime(instant);
  return `${month}. ${day}. ${clock}`;
}
