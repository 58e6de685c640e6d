import { READ_MS, READ_SCROLL_PX, READ_SCROLLED_MS } from "@/config/attention";

const LOOK_EVERY_MS = 500;

/** Runs once the visitor has read what they came for; a tab in the background is not read. Returns how to stop. */
export function afterReading(run: () => void): () => void {
  let visibleMs = 0;
  let hasScrolled = false;
  const look = () => {
    if (document.hidden) return;
    visibleMs += LOOK_EVERY_MS;
    hasScrolled ||= window.scrollY >= READ_SCROLL_PX;
    if (visibleMs < (hasScrolled ? READ_SCROLLED_MS : READ_MS)) return;
    stop();
    run();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => clearInterval(timer);
  return stop;
}
