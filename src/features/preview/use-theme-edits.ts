import { useEffect, useState } from "react";
import type { Theme } from "@/contract/tenant/theme";
import { pageDocument } from "./frame";
import { editedThemeCss, readEdits, type ThemeEdits, type ThemeValue } from "./theme-edits";

const STORAGE_KEY = "preview-theme";
const STYLE_ID = "preview-theme";

/** What is tried on the theme: shown in the page at once, kept for this tab, and shared with its device frame. */
export function useThemeEdits(theme: Theme) {
  const [edits, setEdits] = useState<ThemeEdits>({});

  useEffect(() => {
    const read = () => setEdits(readEdits(ownStorage()?.getItem(STORAGE_KEY) ?? null));
    read();
    // Another frame of this tab has tried something.
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  useEffect(() => showEdits(theme, edits), [theme, edits]);

  const keep = (next: ThemeEdits) => {
    ownStorage()?.setItem(STORAGE_KEY, JSON.stringify(next));
    setEdits(next);
  };
  return {
    edits,
    edit: (path: string, value: ThemeValue) => keep({ ...edits, [path]: value }),
    reset: () => keep({}),
  };
}

/** Null in a frame of another site, where the browser gives none: nothing is tried there by the bar. */
function ownStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Over the theme that the page came with. */
export function showEdits(theme: Theme, edits: ThemeEdits): void {
  const page = pageDocument();
  const style = page.getElementById(STYLE_ID) ?? page.createElement("style");
  style.id = STYLE_ID;
  style.textContent = Object.keys(edits).length > 0 ? editedThemeCss(theme, edits) : "";
  if (!style.isConnected) page.head.append(style);
}
