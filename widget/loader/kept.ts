import type { Kept, KeptArea } from "@/contract/widget/messages";

const KEY = "clinic-widget";
const AREAS: Record<KeptArea, () => Storage> = {
  device: () => window.localStorage,
  tab: () => window.sessionStorage,
};

/** What the iframe asked this page to keep for it. */
export function readKept(): Kept {
  const kept: Kept = {};
  for (const area of Object.keys(AREAS) as KeptArea[]) {
    try {
      const text = AREAS[area]().getItem(KEY);
      if (text !== null) kept[area] = text;
    } catch {
      // This page's storage is closed as well: nothing is kept.
    }
  }
  return kept;
}

export function writeKept(area: KeptArea, text: string): void {
  try {
    AREAS[area]().setItem(KEY, text);
  } catch {
    // As above.
  }
}
