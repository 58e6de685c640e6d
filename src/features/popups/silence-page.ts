/** What books: nothing covers it, and nothing takes it from the visitor. */
export const BOOKING = "[data-booking-bar]";
/** What stays usable beside a modal popup: what is announced, what books, and what lies on a layer above it. */
const LOUD = `[aria-live], [data-clinic-widget-place], dialog, script, style, template, ${BOOKING}`;

/** Lets nothing but one child of the body be used or scrolled, until the answer is called: then the focus goes back. */
export function silencePage(child: HTMLElement): () => void {
  const root = document.documentElement;
  const focused = document.activeElement;
  const silenced = silenceable(document.body, child);
  const { overflow, scrollbarGutter } = root.style;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  for (const element of silenced) element.inert = true;
  root.style.overflow = "hidden";
  // Where a scroll bar took room, its gutter stays, or the page would move sideways.
  if (hasScrollBar) root.style.scrollbarGutter = "stable";
  return () => {
    for (const element of silenced) element.inert = false;
    Object.assign(root.style, { overflow, scrollbarGutter });
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/** The largest parts of the page that hold nothing of what stays usable. */
function silenceable(parent: Element, child: HTMLElement): HTMLElement[] {
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.inert) return [];
    if (element.contains(child) || element.matches(LOUD)) return [];
    return element.querySelector(BOOKING) ? silenceable(element, child) : element;
  });
}
