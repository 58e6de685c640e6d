import type { NotePlace } from "@/contract/tenant/preview-notes";

/** What may stand in a selector of ours; other ids are passed over. */
const PLAIN_ID = /^[a-z][\w-]{0,60}$/i;
const LONGEST = 300;
const PERCENT = 100;
const DECIMALS = 10;

type Point = Pick<NotePlace, "x" | "y">;

/** Where on which part of a page a point is: it stays there when the page is another size. */
export function placeAt(element: Element, client: { x: number; y: number }): NotePlace | null {
  const { location } = element.ownerDocument.defaultView ?? {};
  const anchor = anchorOf(element);
  if (!location || anchor.length > LONGEST) return null;
  const box = element.getBoundingClientRect();
  return {
    path: (location.pathname + location.search).slice(0, LONGEST),
    anchor,
    x: percent(client.x - box.left, box.width),
    y: percent(client.y - box.top, box.height),
  };
}

const percent = (at: number, whole: number): number =>
  whole === 0 ? 0 : Math.round(Math.min(PERCENT, Math.max(0, (at / whole) * PERCENT)) * DECIMALS) / DECIMALS;

/** `main > div:nth-child(2) > h1:nth-child(1)`, from the nearest plain id on. */
export function anchorOf(element: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  for (; at && at !== at.ownerDocument.body; at = at.parentElement) {
    if (PLAIN_ID.test(at.id)) {
      steps.unshift(`#${at.id}`);
      return steps.join(" > ");
    }
    const siblings: Element[] = at.parentElement ? [...at.parentElement.children] : [];
    steps.unshift(`${at.tagName.toLowerCase()}:nth-child(${siblings.indexOf(at) + 1})`);
  }
  return ["body", ...steps].join(" > ");
}

/** Where in the window a place is now; null where the page has no such part any more. */
export function pointOf(page: Document, { anchor, x, y }: Pick<NotePlace, "anchor"> & Point): Point | null {
  const element = find(page, anchor);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.left + (box.width * x) / PERCENT, y: box.top + (box.height * y) / PERCENT };
}

export function find(page: Document, anchor: string): Element | null {
  try {
    return page.querySelector(anchor);
  } catch {
    // Notes from elsewhere may have any selector.
    return null;
  }
}
