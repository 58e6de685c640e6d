import { useMemo } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import { useAccount, useClinic } from "../../session/use-account";
import type { Kept } from "./draft-keeper";

/** What could not be saved, kept on this computer for this account until it is. */
export function useKept(kind: ContentKind, id: number | null) {
  const clinic = useClinic();
  const account = useAccount();
  const key = `studio.content.${account?.phone}.${clinic.id}.${kind}.${id ?? "new"}`;
  return useMemo(
    () => ({
      read: () => readKept(localStorage.getItem(key)),
      write: (kept: Kept | null) => {
        try {
          if (kept) localStorage.setItem(key, JSON.stringify(kept));
          else localStorage.removeItem(key);
        } catch {
          // The browser's place is full: the server still has what was saved.
        }
      },
    }),
    [key],
  );
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isFields(kept) || !isFields(kept.base) || !isFields(kept.body)) return null;
    return { revision: Number(kept.revision) || 0, base: kept.base, body: kept.body };
  } catch {
    return null;
  }
}
