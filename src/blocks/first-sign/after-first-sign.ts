import { FIRST_SIGN_DELAY_MS } from "@/config/attention";
import { whenIdle } from "@/lib/when-idle";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Runs once somebody does something on the page, or has looked at it for a while; at an idle moment. Answers how to stop. */
export function afterFirstSign(run: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    stop();
    whenIdle(run);
  };
  const timer = setTimeout(begin, FIRST_SIGN_DELAY_MS);
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal: waiting.signal });
  return stop;
}
