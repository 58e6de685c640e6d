import CheckIcon from "@lucide/icons/icons/check";
import { type FormEvent, useEffect, useRef } from "react";
import type { NotePlace, PreviewNote } from "@/contract/tenant/preview-notes";
import { Icon } from "@/ui/icon";
import { useToast } from "../../ui/toast";
import { useNow } from "../../use-now";
import { momentText } from "../../when";
import { previewLabels } from "./labels";
import { numbered, useAddNote, useResolveNote } from "./use-preview";

const words = previewLabels.notes;
const MOST_TEXT = 1000;

interface NotesListProps {
  notes: readonly PreviewNote[];
  /** Where a new one goes. */
  place: NotePlace | null;
  chosen: number | null;
  onChoose: (id: number) => void;
  /** The new one is there, or is not to be. */
  onDone: () => void;
}

/** The notes that are pinned to the site: open ones by number, then what is resolved. */
export function NotesList({ notes, place, chosen, onChoose, onDone }: NotesListProps) {
  const numbers = new Map(numbered(notes).map(({ id, number }) => [id, number]));
  const open = notes.filter(({ resolved }) => resolved === null);
  const resolved = notes.filter((note) => note.resolved !== null);
  const item = (note: PreviewNote) => (
    <NoteItem
      key={note.id}
      note={note}
      number={numbers.get(note.id) ?? null}
      isChosen={note.id === chosen}
      onChoose={() => onChoose(note.id)}
    />
  );
  return (
    <section className="pw-notes" aria-label={words.title}>
      <h2 className="t2">{words.title}</h2>
      {place && <NewNote place={place} onDone={onDone} />}
      {open.length === 0 && !place && <p className="t5">{words.empty}</p>}
      <ol>{open.map(item)}</ol>
      {resolved.length > 0 && (
        <details>
          <summary className="t5">{words.resolved(resolved.length)}</summary>
          <ol>{resolved.map(item)}</ol>
        </details>
      )}
    </section>
  );
}

interface NoteItemProps {
  note: PreviewNote;
  /** Null: it is resolved. */
  number: number | null;
  isChosen: boolean;
  onChoose: () => void;
}

function NoteItem({ note, number, isChosen, onChoose }: NoteItemProps) {
  const now = useNow();
  const resolve = useResolveNote();
  const { id, text, by, isByLink, at, path, resolved } = note;
  const who = isByLink ? `${by} (${words.link})` : by;
  return (
    <li className="sheet pw-note" data-chosen={isChosen || undefined}>
      {number === null ? <Icon of={CheckIcon} size={20} className="i" /> : <b aria-hidden>{number}</b>}
      {number === null ? (
        <p className="pw-note-text was">{text}</p>
      ) : (
        <button
          type="button"
          className="pw-note-text"
          aria-label={words.show(number, text)}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {text}
        </button>
      )}
      <button
        type="button"
        className="btn line"
        aria-label={number === null ? undefined : words.resolveOf(number)}
        disabled={resolve.isPending}
        onClick={() => resolve.mutate({ id, isResolved: number !== null })}
      >
        {number === null ? words.reopen : words.resolve}
      </button>
      <p className="t5">
        {words.by(who, momentText(at, now))} · {path}
        {resolved && ` · ${words.resolvedBy(resolved.by)}`}
      </p>
    </li>
  );
}

function NewNote({ place, onDone }: { place: NotePlace; onDone: () => void }) {
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useAddNote(() => {
    toast({ text: words.added });
    onDone();
  });
  useEffect(() => {
    if (place) field.current?.focus();
  }, [place]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text")).trim();
    if (text && !add.isPending) add.mutate({ ...place, text });
  };
  return (
    <form className="sheet pw-new" aria-label={words.new} onSubmit={submit}>
      <label className="field">
        <span>{words.text}</span>
        <textarea ref={field} className="input" name="text" rows={3} required maxLength={MOST_TEXT} />
      </label>
      <div className="row">
        <button type="submit" className="btn" disabled={add.isPending}>
          {words.add}
        </button>
        <button type="button" className="btn bare" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
