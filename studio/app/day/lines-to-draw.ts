import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/** Of the height that is seen: so much more is drawn above and below, that scrolling meets what is there. */
const MORE = 0.5;
/** Lines that come and go together: few enough for one frame of scrolling. */
const STEP = 4;

/** What is seen of something that scrolls, in px. */
interface Seen {
  top: number;
  height: number;
  /** Of all of it. */
  whole: number;
}

/** From the first on, up to the last without it. */
export interface DrawnLines {
  from: number;
  to: number;
}

/** The lines that are worth drawing; all of them where nothing has a height. */
export function linesToDraw(lines: number, { top, height, whole }: Seen): DrawnLines {
  if (whole === 0) return { from: 0, to: lines };
  const stepsAt = (px: number) => ((px / whole) * lines) / STEP;
  return {
    from: Math.max(0, Math.floor(stepsAt(top - height * MORE)) * STEP),
    to: Math.min(lines, Math.ceil(stepsAt(top + height * (1 + MORE))) * STEP),
  };
}

/** The lines of a week that are drawn while it scrolls: every card of twelve doctors would take seconds. */
export function useLinesToDraw(scroller: RefObject<HTMLElement | null>, lines: number) {
  const [drawn, setDrawn] = useState<DrawnLines>({ from: 0, to: 0 });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height, scrollHeight: whole } = element;
    const next = linesToDraw(lines, { top, height, whole });
    setDrawn((old) => (old.from === next.from && old.to === next.to ? old : next));
  }, [scroller, lines]);
  // Before the first painting, and whenever another week is higher or lower.
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    if (scroller.current) sizes.observe(scroller.current);
    return () => sizes.disconnect();
  }, [scroller, look]);
  return { drawn, look };
}
