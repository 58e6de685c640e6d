/** What books: nothing covers it, and nothing takes it from the visitor. */
export const BOOKING = "[data-booking-bar]";
/** What stays usable beside a modal popup: what is announced, what books, and what lies on a layer above it. */
const STAYS_USABLE = `[aria-live], [data-clinic-widget-place], dialog, script, style, template, ${BOOKING}`;
/** The styles of all that becomes inert are recalculated: so many elements fit a frame of a slow phone. */
const ELEMENTS_A_FRAME = 150;

/**
 * Lets nothing but one child of the body be used or scrolled, until the answer is called: then the focus goes back. Parts
 * of the page follow each other, frame by frame, so that neither a popup that comes nor a press that closes it waits.
 */
export function makePageInert(child: HTMLElement): () => void {
  const root = document.documentElement;
  const focused = document.activeElement;
  const parts = partsToMakeInert(document.body, child);
  const { overflow, scrollbarGutter } = root.style;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  changeInFrames(parts, true);
  root.style.overflow = "hidden";
  // Where a scroll bar took room, its gutter stays, or the page would move sideways.
  if (hasScrollBar) root.style.scrollbarGutter = "stable";
  return () => {
    changeInFrames(parts, false);
    Object.assign(root.style, { overflow, scrollbarGutter });
    if (!(focused instanceof HTMLElement)) return;
    for (const part of parts) if (part.contains(focused)) change(part, false);
    focused.focus({ preventScroll: true });
  };
}

/** Parts of the page that hold nothing of what stays usable, none with more elements than a frame has time for. */
function partsToMakeInert(parent: Element, child: HTMLElement): HTMLElement[] {
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || (waiting.get(element) ?? element.inert)) return [];
    if (element.contains(child) || element.matches(STAYS_USABLE)) return [];
    const isParted = sizeOf(element) > ELEMENTS_A_FRAME && !isWhole(element);
    return isParted || element.querySelector(BOOKING) ? partsToMakeInert(element, child) : element;
  });
}

/** What has the focus itself, or says itself which of its slides are inert, is not taken apart. */
const isWhole = (element: HTMLElement) =>
  element.tabIndex >= 0 || element.querySelector(":scope > [aria-roledescription]") !== null;

const sizeOf = (element: Element) => element.getElementsByTagName("*").length + 1;

/** What is still to become inert, or no longer so. */
const waiting = new Map<HTMLElement, boolean>();

function changeInFrames(parts: HTMLElement[], isInert: boolean): void {
  const isUnderWay = waiting.size > 0;
  for (const part of parts) waiting.set(part, isInert);
  if (!isUnderWay) requestAnimationFrame(changeSome);
}

function changeSome(): void {
  let count = 0;
  for (const [part, isInert] of waiting) {
    change(part, isInert);
    count += sizeOf(part);
    if (count >= ELEMENTS_A_FRAME) break;
  }
  if (waiting.size > 0) requestAnimationFrame(changeSome);
}

function change(part: HTMLElement, isInert: boolean): void {
  part.inert = isInert;
  waiting.delete(part);
}
