import { useState } from "react";
import type { DeskPostRecord } from "@/contract/studio/posts";
import { useAccount, useClinic } from "../session/use-account";

/**
 * What is typed as the answer to a post, stored on this computer for this account until it is sent. `seenAnsweredAt`:
 * of the answer that was published as typing began; a later one must not be overwritten unasked.
 */
export function useDraft({ id, answeredAt }: Pick<DeskPostRecord, "id" | "answeredAt">) {
  const clinic = useClinic();
  const account = useAccount();
  const key = `studio.answer.${account?.phone}.${clinic.id}.${id}`;
  const [draft, setDraft] = useStored(key);
  const [seen, setSeen] = useStored(`${key}.seen`);
  const change = (next: string | null) => {
    if (next === null) setSeen(null);
    else if (draft === null) setSeen(answeredAt);
    setDraft(next);
  };
  return { draft, seenAnsweredAt: draft === null ? answeredAt : seen, change };
}

function useStored(key: string) {
  const [value, setValue] = useState(() => localStorage.getItem(key));
  const change = (next: string | null) => {
    setValue(next);
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  };
  return [value, change] as const;
}
