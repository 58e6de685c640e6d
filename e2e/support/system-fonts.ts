import type { CDPSession, Frame } from "@playwright/test";

/** What the product's own faces must draw; Han, kana and emoji are left to the system on purpose. */
const OURS = "[\\u0020-\\u007e\\u3131-\\u3163\\uac00-\\ud7a3]";

interface Probe {
  fontFamily: string;
  fontWeight: string;
  characters: string;
}

/** A page asks for the rules of rare syllables when it is idle. */
const SLICES_WITHIN_MS = 10_000;

/** What `probe` says in the end: the rules of syllables that are in no first font come later. */
export async function systemFontsOf(frame: Frame): Promise<string[]> {
  const until = Date.now() + SLICES_WITHIN_MS;
  let faults = await probe(frame);
  while (faults.length > 0 && Date.now() < until) faults = await probe(frame);
  return faults;
}

/**
 * The characters of a frame's visible text that a font of the system draws, each with its family and that font; empty
 * where the product's own draw all. Every pair of family and weight gets one probe with its distinct characters, so a
 * page costs a handful of protocol calls, not one for each element.
 */
async function probe(frame: Frame): Promise<string[]> {
  await fontsLoaded(frame);
  const probes = await frame.evaluate(placeProbes, OURS);
  await frame.evaluate(() => document.fonts.ready.then(() => {}));
  const session = await sessionOf(frame);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    // Once: a second getDocument makes every node id of the first void.
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const selector = "[data-font-probe]";
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    const answers = await Promise.all(
      nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
    );
    if (answers.length === 0 || answers.some(({ fonts }) => fonts.length === 0))
      throw new Error(`${frame.url()}: nothing was probed`);
    return answers.flatMap(({ fonts }, index) =>
      fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName, glyphCount }) => {
          const { fontFamily, fontWeight, characters } = probes[index] ?? EMPTY;
          return `${familyName} draws ${glyphCount} of "${characters}" in ${fontWeight} ${fontFamily}`;
        }),
    );
  } finally {
    await frame.evaluate(() => document.querySelector("[data-font-probes]")?.remove());
    await session.detach();
  }
}

/** Once the fonts that the page asks for are there, and the rules of any slices. */
async function fontsLoaded(frame: Frame): Promise<void> {
  await frame.waitForFunction(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][href*=slices]")].every(
      ({ sheet }) => sheet,
    ),
  );
  await frame.evaluate(() => document.fonts.ready.then(() => {}));
}

const EMPTY: Probe = { fontFamily: "", fontWeight: "", characters: "" };

/** A frame of another site has a session of its own. */
const sessionOf = (frame: Frame): Promise<CDPSession> => {
  const page = frame.page();
  return page.context().newCDPSession(frame === page.mainFrame() ? page : frame);
};

/** Runs in the page. */
function placeProbes(wanted: string): Probe[] {
  const ours = new RegExp(wanted);
  const styles = new Map<string, Omit<Probe, "characters"> & { seen: Set<string> }>();
  const note = (element: Element, text: string) => {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const key = `${fontFamily}|${fontWeight}`;
    const style = styles.get(key) ?? { fontFamily, fontWeight, seen: new Set<string>() };
    for (const character of text) if (ours.test(character)) style.seen.add(character);
    if (style.seen.size > 0) styles.set(key, style);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue ?? "";
    if (element && text.trim() && element.checkVisibility()) note(element, text);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder]"))
    note(field, field.placeholder);

  const box = document.createElement("div");
  box.dataset.fontProbes = "";
  box.style.cssText = "position:fixed;left:-9999px;top:0;width:4000px;white-space:pre-wrap";
  document.body.append(box);
  const probes = [...styles.values()].map(({ fontFamily, fontWeight, seen }, index) => {
    const probe = document.createElement("p");
    probe.dataset.fontProbe = String(index);
    probe.style.fontFamily = fontFamily;
    probe.style.fontWeight = fontWeight;
    probe.textContent = [...seen].join("");
    box.append(probe);
    return { fontFamily, fontWeight, characters: probe.textContent };
  });
  // Laid out: from here on the fonts that it needs are being loaded.
  box.getBoundingClientRect();
  return probes;
}
