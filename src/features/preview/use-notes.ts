import { useEffect, useState } from "react";
import type { NotePlace, PreviewNote } from "@/contract/tenant/preview-notes";
import { pageDocument } from "./frame";
import { Pins } from "./framed/pins";

const NOTES_PATH = "/~preview/notes";

/** The open notes of a preview: those on the page that is being looked at are numbered there while this is shown. */
export function useNotes() {
  const [notes, setNotes] = useState<PreviewNote[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    let isThere = true;
    readNotes().then((rows) => isThere && setNotes(rows));
    return () => {
      isThere = false;
    };
  }, []);
  useEffect(() => {
    const pins = new Pins(pageDocument(), setChosen);
    pins.show({ pins: notesHere(notes), chosen });
    return () => pins.remove();
  }, [notes, chosen]);
  const add = async (place: NotePlace, words: { text: string; author: string }): Promise<boolean> => {
    const response = await fetch(NOTES_PATH, {
      method: "POST",
      body: JSON.stringify({ ...place, ...words }),
    }).catch(() => null);
    if (!response?.ok) return false;
    const note = (await response.json()) as PreviewNote;
    setNotes((all) => [...all, note]);
    return true;
  };
  return {
    here: notesHere(notes),
    elsewhere: notes.length - notesHere(notes).length,
    chosen,
    setChosen,
    add,
  };
}

function notesHere(notes: PreviewNote[]) {
  const { pathname, search } = pageDocument().location;
  return notes
    .filter(({ path }) => path === pathname + search)
    .map((note, place) => ({ ...note, number: place + 1 }));
}

async function readNotes(): Promise<PreviewNote[]> {
  const response = await fetch(NOTES_PATH).catch(() => null);
  return response?.ok ? ((await response.json()) as { rows: PreviewNote[] }).rows : [];
}
