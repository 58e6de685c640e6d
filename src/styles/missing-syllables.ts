import { whenIdle } from "@/lib/when-idle";
import base from "./fonts/pretendard/base.json";

const FAMILY = "Pretendard Variable";
const ANY_CHARACTER = "U+0-10FFFF";

/**
 * Runs once, as soon as the page shows a syllable that is neither in the base font nor in the clinic's own: now, after a
 * change of the page, or when a visitor types it. Looks only at idle moments. Returns how to stop.
 */
export function onMissingSyllable(run: () => void): () => void {
  const stopped = new AbortController();
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(look);
  };
  const look = () => {
    isPlanned = false;
    if (stopped.signal.aborted || !missingPattern().test(shownText())) return;
    stop();
    run();
  };
  const observer = new MutationObserver(plan);
  const stop = () => {
    stopped.abort();
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener("input", plan, { signal: stopped.signal });
  plan();
  return stop;
}

/** A syllable or jamo that no loaded rule of ours has. A file that failed to load has none. */
function missingPattern(): RegExp {
  const own = [...document.fonts].filter(
    ({ family, unicodeRange, status }) =>
      family.includes(FAMILY) && unicodeRange !== ANY_CHARACTER && status !== "error",
  );
  const ranges = own.map(({ unicodeRange }) => unicodeRange).join();
  const characters = ranges.replace(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?[,\s]*/gi, (_, from, to) =>
    to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`,
  );
  const known = [...base].filter((character) => /[ㄱ-ㅣ가-힣]/.test(character)).join("");
  return new RegExp(`(?![${known}${characters}])[ㄱ-ㅣ가-힣]`, "u");
}

/** Also what is hidden just now. The router's data are in scripts, which stand beside the page's own elements. */
function shownText(): string {
  const elements = [...document.body.children].filter((element) => element.localName !== "script");
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [
    ...elements.map(({ textContent }) => textContent),
    ...[...fields].map(({ value, placeholder }) => value + placeholder),
  ].join(" ");
}
