/** Whose drafts of content a preview shows: everybody's, or those of one account of the studio. */
export type DraftChoice = "all" | number;

/** Of a storefront's read of the API: the drafts that it is to be answered with, and the pass that allows it. */
export const DRAFTS_HEADER = "x-preview-drafts";
export const DRAFTS_PASS_HEADER = "x-preview-pass";

/** Null for anything that is no choice. */
export function parseDraftChoice(value: unknown): DraftChoice | null {
  const text = String(value ?? "");
  if (text === "all") return text;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
