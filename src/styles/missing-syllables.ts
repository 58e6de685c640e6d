import { whenIdle } from "@/lib/when-idle";
import base from "./fonts/pretendard/base.json";

const ANY_CHARACTER = "U+0-10FFFF";

/** The storefront's faces by what they are for. */
const FACES = {
  text: { family: "Pretendard Variable", base, shown: shownText },
  /** Has no base. */
  display: { family: "Nanum Myeongjo", base: "", shown: shownHeadings },
};

export type Face = keyof typeof FACES;

/**
 * Runs once, as soon as the page shows a syllable in this face that is neither in its base nor in the clinic's own file:
 * now, after a change of the page, or when a visitor types it. Looks only at idle moments. Returns how to stop.
 */
export function onMissingSyllable(face: Face, run: () => void): () => void {
  const stopped = new AbortController();
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(look);
  };
  const look = () => {
    isPlanned = false;
    if (stopped.signal.aborted || !missingPattern(FACES[face]).test(FACES[face].shown())) return;
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
function missingPattern(face: { family: string; base: string }): RegExp {
  const own = [...document.fonts].filter(
    ({ family, unicodeRange, status }) =>
      family.includes(face.family) && unicodeRange !== ANY_CHARACTER && status !== "error",
  );
  const ranges = own.map(({ unicodeRange }) => unicodeRange).join();
  const characters = ranges.replace(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?[,\s]*/gi, (_, from, to) =>
    to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`,
  );
  const known = [...face.base].filter((character) => /[ㄱ-ㅣ가-힣]/.test(character)).join("");
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

/** What is set in the display face: by a class of its own, or as a heading of a clinic's own text. */
function shownHeadings(): string {
  const { family } = FACES.display;
  return [...document.querySelectorAll('h2, [class*="text-h"], [class*="text-d"], [class*="font-display"]')]
    .filter((each) => getComputedStyle(each).fontFamily.replaceAll('"', "").startsWith(family))
    .map(({ textContent }) => textContent)
    .join(" ");
}
