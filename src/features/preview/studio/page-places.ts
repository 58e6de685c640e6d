import type { NotePlace } from "@/contract/tenant/preview-notes";

const DEEPEST = 8;

/** A part of a page by the way to it, and where within it a point lies. */
export function placeOf(target: Element, point: { clientX: number; clientY: number }): NotePlace {
  const { pathname, search } = target.ownerDocument.location;
  const { left, top, width, height } = target.getBoundingClientRect();
  return {
    path: pathname + search,
    anchor: selectorOf(target),
    x: percentOf(point.clientX - left, width),
    y: percentOf(point.clientY - top, height),
  };
}

const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 10) / 10 : 50;

/** `#doctor-3 > p:nth-of-type(2)`: from the nearest part with a name of its own. */
function selectorOf(element: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at && at.localName !== "body" && steps.length < DEEPEST) {
    if (/^[a-z][\w-]{0,60}$/i.test(at.id)) {
      steps.unshift(`#${at.id}`);
      return steps.join(" > ");
    }
    const name: string = at.localName;
    const alike = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
    steps.unshift(alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(at) + 1})` : name);
    at = at.parentElement;
  }
  return at?.localName === "body" ? ["body", ...steps].join(" > ") : steps.join(" > ");
}

/** Where a place is now, in pixels of the whole page; null where its part is gone. */
export function pointOf(page: Document, { anchor, x, y }: NotePlace): { left: number; top: number } | null {
  const part = find(page, anchor);
  const view = page.defaultView;
  if (!part || !view) return null;
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left: left + view.scrollX + (width * x) / 100, top: top + view.scrollY + (height * y) / 100 };
}

function find(page: Document, selector: string): Element | null {
  try {
    return page.querySelector(selector);
  } catch {
    return null;
  }
}
