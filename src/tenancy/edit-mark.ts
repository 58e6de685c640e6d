import { cache } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import { MARK_ATTRIBUTE, markText } from "@/contract/tenant/preview-frame";

/** Of one render on the server; in the browser always another one, so that nothing there is marked. */
const render = cache(() => ({ isPreview: false }));

/** What is rendered from here on is a preview's page. */
export function markParts(): void {
  render().isPreview = true;
}

/** Attributes by which the studio finds a thing on a preview's page; none on a live page. */
export const editMark = (kind: ContentKind, id: number, field = "") =>
  render().isPreview ? { [MARK_ATTRIBUTE]: markText({ kind, id, field }) } : undefined;
