import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import type { CustomerCard } from "@/contract/studio/customers";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { shortDate } from "./dates";
import { customerLabels } from "./labels";
import { useCustomerChange } from "./use-customers";

const MOST_CHARACTERS = 1000;

/** What staff know about a customer. Anybody adds; each removes their own, with eight seconds to take it back. */
export function Notes({ card, now }: { card: CustomerCard; now: Date }) {
  const clinic = useClinic();
  const toast = useToast();
  const [text, setText] = useState("");
  const add = useCustomerChange((id: string, words: string) =>
    call("POST /studio/:clinic/customers/:id/notes", {
      params: { clinic: id, id: card.id },
      body: { text: words },
    }),
  );
  const remove = useCustomerChange(
    (id: string, note: { id: number; text: string }) =>
      call("DELETE /studio/:clinic/customers/:id/notes/:noteId", {
        params: { clinic: id, id: card.id, noteId: note.id },
      }),
    (_, note) => toast({ text: customerLabels.noteRemoved, undo: () => add.mutate(note.text) }),
  );
  const words = text.trim();
  return (
    <section className="sec cu-notes">
      <h3 className="t3">{customerLabels.notes}</h3>
      {card.notes.length === 0 && <p className="t4 soft">{customerLabels.noNotes}</p>}
      <ul>
        {card.notes.map((note) => (
          <li key={note.id}>
            <p>
              {note.text}{" "}
              <span className="mute n">
                {note.authorName} · {shortDate(note.createdAt, now)}
              </span>
            </p>
            {note.isOwn && (
              <button
                type="button"
                className="btn bare sq"
                aria-label={customerLabels.removeNote}
                disabled={remove.isPending}
                onClick={() => remove.mutate(note)}
              >
                <Icon of={XIcon} size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {can(clinic, "write-notes") && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // What was typed survives a refusal.
            if (words) add.mutate(words, { onSuccess: () => setText("") });
          }}
        >
          <textarea
            className="input"
            aria-label={customerLabels.noteField}
            placeholder={customerLabels.noteField}
            rows={2}
            maxLength={MOST_CHARACTERS}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="row between">
            <span className="t5">{customerLabels.noteHint}</span>
            <button type="submit" className="btn line" disabled={!words || add.isPending}>
              {customerLabels.addNote}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
