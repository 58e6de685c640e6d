import { useState } from "react";
import type { FrameChoice } from "@/contract/studio/preview";
import { useClinic } from "../../session/use-account";
import { useDrafts } from "../use-content";

export interface DraftChoice {
  choice: FrameChoice;
  /** Those who have drafts, by their id. */
  people: ReadonlyMap<number, string>;
  choose: (choice: FrameChoice) => void;
}

/** Whose drafts the preview shows, remembered on this computer for each clinic. */
export function useDraftChoice(): DraftChoice {
  const { id: clinic } = useClinic();
  const keptAs = `studio.preview.drafts.${clinic}`;
  const [kept, setKept] = useState(() => parse(localStorage.getItem(keptAs)));
  const { data } = useDrafts();
  const people = new Map(
    (data ?? []).flatMap(({ draft: { by } }) => (by.id === null ? [] : [[by.id, by.name] as const])),
  );
  const choose = (choice: FrameChoice) => {
    localStorage.setItem(keptAs, String(choice));
    setKept(choice);
  };
  // All that somebody wrote may have been published since.
  const isGone = typeof kept === "number" && data !== undefined && !people.has(kept);
  return { choice: isGone ? "all" : kept, people, choose };
}

function parse(text: string | null): FrameChoice {
  if (text === "mine") return text;
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : "all";
}
