import { useState } from "react";
import { useAccount, useClinic } from "../session/use-account";

/** What is typed as the answer to a post, kept on this computer for this account until it is sent. */
export function useDraft(postId: number) {
  const clinic = useClinic();
  const account = useAccount();
  const key = `studio.answer.${account?.phone}.${clinic.id}.${postId}`;
  const [text, setText] = useState(() => localStorage.getItem(key));
  const change = (next: string | null) => {
    setText(next);
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  };
  return [text, change] as const;
}
