import { atom, useAtom } from "jotai";
import { useState } from "react";
import type { Media } from "@/contract/studio/media";
import { isSame } from "../content/paths";
import { mediaLabels } from "./labels";
import { type MediaChange, useSaveMedia } from "./use-media";

/** What is typed and drawn, until it is saved: looking at another picture does not lose it. */
const typedAtom = atom<Record<string, MediaChange>>({});

const formOf = ({ name, alt, isDecoration, focus, crops }: Media): MediaChange => ({
  ...{ name, alt, isDecoration, focus, crops },
});

/** What a picture says and how it is cut, as it is being changed. */
export function useMediaForm(media: Media) {
  const key = media.url;
  const [typed, setTyped] = useAtom(typedAtom);
  const [isAsked, setAsked] = useState(false);
  const saved = formOf(media);
  const form = typed[key] ?? saved;
  const forget = () => setTyped(({ [key]: _, ...others }) => others);
  const save = useSaveMedia(forget);
  const isMissing = !form.isDecoration && form.alt.trim() === "";
  return {
    form,
    isDirty: !isSame(form, saved),
    /** Of the words that it needs, once somebody wanted to save without them. */
    altError: isAsked && isMissing ? mediaLabels.altMissing : null,
    error: save.error,
    isSaving: save.isPending,
    change: (changes: Partial<MediaChange>) =>
      setTyped((others) => ({ ...others, [key]: { ...(others[key] ?? saved), ...changes } })),
    reset: forget,
    save: () => {
      setAsked(true);
      if (!isMissing && media.id !== null) save.mutate({ id: media.id, ...form });
    },
  };
}

export type MediaForm = ReturnType<typeof useMediaForm>;
