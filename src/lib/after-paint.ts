/**
 * Runs once the next frame is painted. Before it, whatever reads the layout or moves the focus has style and layout
 * calculated within its own task. Returns how to cancel.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
