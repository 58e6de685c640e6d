import { type ThingName, thingOfAddress } from "@/contract/content/places";
import type { Patch } from "@/contract/studio/preview-messages";

/** A text that is patched, or a picture, as the page came with it. */
interface Remembered {
  node: Text | HTMLImageElement;
  original: string;
}

/**
 * Shows what is typed where it stands on a page. What a field's old text was found in is remembered: the text is gone once it
 * was replaced. One is made for each page that is loaded.
 */
export function createPatcher(page: Document) {
  const places = new Map<string, Remembered[]>();

  return function patch(thing: ThingName, patches: Patch[]): string[] {
    const byName = new Map(patches.map((each) => [`${thing.kind} ${thing.id} ${each.field}`, each]));
    for (const [name, { before }] of byName)
      if (!places.has(name)) places.set(name, findPlaces(page, thing, before));
    for (const [node, { original, patches: own }] of shownAt(places, byName)) show(node, original, own);
    return [...byName].filter(([name]) => places.get(name)?.length === 0).map(([, { field }]) => field);
  };
}

/** Every place that was found so far, with the patches that it shows: none where a field is again as it was. */
function shownAt(places: Map<string, Remembered[]>, byName: Map<string, Patch>) {
  const shown = new Map<Remembered["node"], { original: string; patches: Patch[] }>();
  for (const [name, found] of places)
    for (const { node, original } of found) {
      const patches = [...(shown.get(node)?.patches ?? []), byName.get(name)].filter(
        (each) => each !== undefined,
      );
      shown.set(node, { original, patches });
    }
  return shown;
}

const SHORTEST = 2;

/** Numbers stand on pages with their commas. */
const figures = new Intl.NumberFormat("ko-KR");
const asShown = (text: string): string => (/^\d{4,}$/.test(text) ? figures.format(Number(text)) : text);
const isAddress = (text: string) => /^(\/|https?:\/\/)\S+\.(webp|png|jpe?g|avif|svg)$/i.test(text);

function findPlaces(page: Document, thing: ThingName, before: string): Remembered[] {
  const text = asShown(before).trim();
  if (text.length < SHORTEST) return [];
  if (isAddress(text)) return findPictures(page, thing, text);
  const found: Remembered[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node as Text;
    if (!hasWords(words.data, text) || words.parentElement?.closest("script, style, noscript")) continue;
    if (belongsTo(words.parentElement, thing)) found.push({ node: words, original: words.data });
  }
  return found;
}

/** A number is not found within a longer one. */
function hasWords(words: string, text: string): boolean {
  const at = words.indexOf(text);
  if (at < 0) return false;
  if (!/^[\d,]+$/.test(text)) return true;
  return !/[\d,]/.test(words[at - 1] ?? "") && !/\d/.test(words[at + text.length] ?? "");
}

function findPictures(page: Document, thing: ThingName, address: string): Remembered[] {
  const path = address.replace(/^https?:\/\/[^/]+/, "");
  return [...page.images]
    .filter((image) => decode(`${image.src} ${image.srcset}`).includes(path))
    .filter((image) => belongsTo(image, thing))
    .map((node) => ({ node, original: node.src }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function show(node: Remembered["node"], original: string, patches: Patch[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const shown = patches.reduce(
      (words, { before, after }) => words.replace(asShown(before).trim(), () => asShown(after)),
      original,
    );
    const words = node as Text;
    if (words.data !== shown) words.data = shown;
    return;
  }
  const image = node as HTMLImageElement;
  const address = patches.at(-1)?.after ?? original;
  if (!isAddress(address) && address !== original) return;
  image.removeAttribute("srcset");
  image.src = address;
}

/** Parts of a page that are another thing's keep their words: two treatments may have one price. */
function belongsTo(element: Element | null, thing: ThingName): boolean {
  const owner = thingOfElement(element) ?? thingOfAddress(addressOf(element));
  return owner === null || owner.kind !== thing.kind || owner.id === thing.id;
}

function addressOf(element: Element | null): string {
  const { pathname = "/", search = "" } = element?.ownerDocument.location ?? {};
  return pathname + search;
}

/** The thing that a part of a page shows, by its mark or the nearest link; null where nothing says. */
export function thingOfElement(element: Element | null): ThingName | null {
  const marked = element?.closest<HTMLElement>(
    "[data-popup], [data-banner], [id^='doctor-'], [id^='event-'], a[href]",
  );
  if (!marked) return null;
  const { popup, banner } = marked.dataset;
  if (popup) return { kind: "popup", id: Number(popup) };
  if (Number(banner) > 0) return { kind: "banner", id: Number(banner) };
  const [, kind, id] = /^(doctor|event)-(\d+)$/.exec(marked.id) ?? [];
  if (kind && id) return { kind: kind === "doctor" ? "doctor" : "event", id: Number(id) };
  const href = marked.getAttribute("href") ?? "";
  const thing = href.startsWith("/") && href !== "/" ? thingOfAddress(href) : null;
  return thing ?? thingOfElement(marked.parentElement);
}
