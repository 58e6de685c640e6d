import type { Theme } from "@/contract/tenant/theme";
import { editsOf, isShownAtOnce } from "../theme-edits";
import { showEdits } from "../use-theme-edits";
import { changedLeaves } from "./changed-leaves";
import { type PagePatch, patchPage } from "./patch-page";

/** What is typed in the studio, over a page that may draw itself again at any time. */
export class PagePatches {
  private readonly patches = new Map<string, { patch: PagePatch; undo: () => void }>();

  constructor(
    private readonly page: Document,
    private readonly theme: Theme,
  ) {}

  /** Returns the fields that the page does not show. */
  apply(patch: PagePatch): string[] {
    const key = `${patch.kind}/${patch.id}`;
    this.patches.get(key)?.undo();
    if (patch.kind === "theme") {
      showEdits(this.theme, editsOf(patch.now));
      this.patches.set(key, { patch, undo: () => {} });
      return changedLeaves(patch.shown, patch.now)
        .map((leaf) => leaf.key)
        .filter((path) => !isShownAtOnce(path));
    }
    const { undo, missed } = patchPage(this.page, patch);
    this.patches.set(key, { patch, undo });
    return missed;
  }

  /** After the page has drawn something again. */
  reapply(): void {
    for (const { patch } of this.patches.values()) this.apply(patch);
  }
}
