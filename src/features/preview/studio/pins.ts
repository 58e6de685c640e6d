import type { PinnedNote } from "@/contract/studio/preview-messages";
import { pointOf } from "./page-places";

const LAYER_ID = "preview-pins";
const STYLE =
  "position:absolute;translate:-50% -50%;width:26px;height:26px;border-radius:50% 50% 50% 0;display:grid;place-items:center;" +
  "background:#1e66ca;color:#fff;font:600 12px/1 sans-serif;box-shadow:0 0 0 2px #fff,0 2px 8px #0006;pointer-events:none";

/** Draws the notes of this page's path at their places. Notes whose part is gone are in the list alone. */
export function drawPins(page: Document, notes: readonly PinnedNote[]): void {
  page.getElementById(LAYER_ID)?.remove();
  const { pathname, search } = page.location;
  const here = notes.filter(({ path }) => path === pathname + search);
  if (here.length === 0) return;
  const layer = page.createElement("div");
  layer.id = LAYER_ID;
  layer.style.cssText = "position:absolute;left:0;top:0;width:0;height:0;z-index:90";
  for (const note of here) {
    const point = pointOf(page, note);
    if (!point) continue;
    const pin = page.createElement("span");
    pin.textContent = String(note.number);
    pin.style.cssText = STYLE;
    pin.style.left = `${point.left}px`;
    pin.style.top = `${point.top}px`;
    layer.append(pin);
  }
  page.body.append(layer);
}
