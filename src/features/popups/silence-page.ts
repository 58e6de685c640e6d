/** What stays usable beside a modal popup: what is announced, and what lies on a layer above it. */
const LOUD = "[aria-live], [data-clinic-widget-place], dialog, script, style, template";

/** Lets nothing but one child of the body be used or scrolled, until the answer is called: then the focus goes back. */
export function silencePage(child: HTMLElement): () => void {
  const root = document.documentElement;
  const focused = document.activeElement;
  const silenced = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !element.contains(child) && !element.matches(LOUD),
  );
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
