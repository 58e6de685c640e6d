import { type EditMark, type FrameMode, markText } from "@/contract/tenant/preview-frame";
import type { NotePlace } from "@/contract/tenant/preview-notes";
import { type FoundMark, findMark } from "./find-mark";
import { placeAt } from "./note-place";

const OUTLINE_ID = "preview-outline";

interface Presses {
  onOpen: (mark: EditMark) => void;
  onPlace: (place: NotePlace) => void;
}

/** What presses on the page do: they are the page's own, open what is there, or pin a note to it. */
export function watchPresses(page: Document, { onOpen, onPlace }: Presses) {
  let mode: FrameMode = "look";
  let outlined = "";
  const outline = outlineOn(page);
  const press = (event: MouseEvent) => {
    // Another document's elements are not of this one's classes.
    const target = event.target as Element | null;
    if (mode === "look" || !target || target.shadowRoot) return;
    if (mode === "note") {
      swallow(event);
      const place = placeAt(target, pointOf(event, target));
      if (place) onPlace(place);
      return;
    }
    const found = findMark(target);
    if (!found) return;
    swallow(event);
    onOpen(found.mark);
  };
  const hover = ({ target }: Event) => {
    const found = mode === "edit" ? findMark(target as Element | null) : null;
    const name = found ? markText(found.mark) : "";
    if (name === outlined && name === "") return;
    outlined = name;
    outline.show(found);
  };
  page.addEventListener("click", press, true);
  page.addEventListener("pointerover", hover, { passive: true });
  const stop = () => {
    page.removeEventListener("click", press, true);
    page.removeEventListener("pointerover", hover);
    outline.remove();
  };
  const setMode = (next: FrameMode) => {
    mode = next;
    outline.show(null);
    page.documentElement.style.cursor = next === "note" ? "crosshair" : "";
  };
  return { setMode, stop };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A press by the keyboard has no point: it means the middle of what has the focus. */
function pointOf({ detail, clientX, clientY }: MouseEvent, target: Element) {
  if (detail > 0) return { x: clientX, y: clientY };
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A line around what a press would open. */
function outlineOn(page: Document) {
  const line = page.createElement("div");
  line.id = OUTLINE_ID;
  line.ariaHidden = "true";
  line.style.cssText =
    "position:fixed;z-index:2147482999;pointer-events:none;border:2px solid #6a3fc0;border-radius:6px;background:rgb(106 63 192/.06)";
  const follow = () => line.remove();
  page.defaultView?.addEventListener("scroll", follow, { capture: true, passive: true });
  return {
    show: (found: FoundMark | null) => {
      const isWhole = found?.element.tagName === "MAIN";
      if (!found || isWhole) return line.remove();
      const { left, top, width, height } = found.element.getBoundingClientRect();
      Object.assign(line.style, {
        left: `${left - 4}px`,
        top: `${top - 4}px`,
        width: `${width + 8}px`,
        height: `${height + 8}px`,
      });
      page.body.append(line);
    },
    remove: () => {
      line.remove();
      page.defaultView?.removeEventListener("scroll", follow, { capture: true });
    },
  };
}
