/** Often enough for minutes. */
const TELL_EVERY_MS = 1000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Tells that somebody touches a page by mouse, finger or key. Returns what ends the watch. */
export function watchTouches(view: Window, onTouch: () => void): () => void {
  let toldAt = 0;
  const tell = ({ isTrusted, timeStamp }: Event) => {
    // A page's own script is nobody at the computer.
    if (!isTrusted || (toldAt > 0 && timeStamp - toldAt < TELL_EVERY_MS)) return;
    toldAt = timeStamp;
    onTouch();
  };
  for (const kind of TOUCHES) view.addEventListener(kind, tell, { capture: true, passive: true });
  return () => {
    for (const kind of TOUCHES) view.removeEventListener(kind, tell, { capture: true });
  };
}
