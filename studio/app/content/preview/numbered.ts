import type { FramePin } from "@/contract/tenant/preview-frame";
import type { PreviewNote } from "@/contract/tenant/preview-notes";

/** Open notes with the numbers that they have in the list and on the page. */
export const numbered = (notes: readonly PreviewNote[]): FramePin[] =>
  notes
    .filter(({ resolved }) => resolved === null)
    .map(({ id, path, anchor, x, y, text }, place) => ({ id, path, anchor, x, y, text, number: place + 1 }));
