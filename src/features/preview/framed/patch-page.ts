import type { ContentKind } from "@/contract/content/kinds";
import { formatNumber } from "@/lib/format-number";
import { type ChangedLeaf, changedLeaves, type Leaf, leavesOf } from "./changed-leaves";
import { findMark, isOfThing } from "./find-mark";

export interface PagePatch {
  kind: ContentKind;
  id: number;
  /** As the page was made of it. */
  shown: Record<string, unknown>;
  now: Record<string, unknown>;
}

/** Puts one place of the page back as it was, unless the page itself has changed it since. */
type Undo = () => void;

/**
 * Shows what is typed on the page that was made without it: texts, prices and pictures that stand there as they were.
 * Returns how to take it back, and the fields that no element shows.
 */
export function patchPage(page: Document, patch: PagePatch): { undo: Undo; missed: string[] } {
  const leaves = leavesOf(patch.shown);
  const undoes: Undo[] = [];
  const missed: string[] = [];
  const places = placesOf(page, patch);
  for (const leaf of changedLeaves(patch.shown, patch.now)) {
    const change = changeOf(leaf);
    const shown = change ? places.filter(({ field }) => isPlaceOf(field, leaf, leaves)) : [];
    const done = change ? shown.flatMap((place) => showIn(place, change) ?? []) : [];
    if (done.length === 0) missed.push(leaf.key);
    undoes.push(...done);
  }
  const undo = () => {
    for (const one of undoes.toReversed()) one();
  };
  return { undo, missed };
}

interface Place {
  node: Text | HTMLImageElement | HTMLSourceElement;
  /** Of the thing, as the nearest mark has it. */
  field: string;
}

/** Every text and picture of the thing. */
function placesOf(page: Document, patch: PagePatch): Place[] {
  const places: Place[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE;
    if (!isText && !["IMG", "SOURCE"].includes(node.nodeName)) continue;
    const parent = node.parentElement;
    if (!parent || ["SCRIPT", "STYLE"].includes(parent.tagName)) continue;
    const found = findMark(parent);
    if (found && isOfThing(found.mark, patch))
      places.push({ node: node as Place["node"], field: found.mark.field });
  }
  return places;
}

/** Where several fields had one text, only a mark of the field says which is which. */
function isPlaceOf(field: string, { key, was }: ChangedLeaf, leaves: Leaf[]): boolean {
  if (field !== "") return key === field || key.startsWith(`${field}.`);
  const same = leaves.filter(({ value }) => value === was);
  return (
    same.length < 2 ||
    (!key.includes(".") && same.every((leaf) => leaf.key === key || leaf.key.includes(".")))
  );
}

interface Change {
  text: { was: string; now: string };
  isAddress: boolean;
}

/** Null for what no text shows by itself: an empty field, a box that is ticked. */
function changeOf({ was, now }: ChangedLeaf): Change | null {
  const text = { was: textOf(was), now: textOf(now) };
  if (!text.was || (typeof now !== typeof was && now !== null)) return null;
  if (typeof was === "number" && now === null) return null;
  return { text, isAddress: /^(\/media\/|https?:\/\/)/.test(text.was) };
}

const textOf = (value: Leaf["value"]): string => {
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "string" ? value.trim() : "";
};

function showIn({ node }: Place, { text, isAddress }: Change): Undo[] | null {
  if (node.nodeType === Node.TEXT_NODE) return showText(node as Text, text);
  const element = node as HTMLImageElement;
  if (!isAddress) return showAttribute(element, "alt", (alt) => (alt.trim() === text.was ? text.now : alt));
  const undoes = ["srcset", "src"].flatMap(
    (name) =>
      showAttribute(element, name, (value) =>
        value
          .replaceAll(encodeURIComponent(text.was), encodeURIComponent(text.now))
          .replaceAll(text.was, text.now),
      ) ?? [],
  );
  return undoes.length > 0 ? undoes : null;
}

function showText(node: Text, { was, now }: Change["text"]): Undo[] | null {
  const before = node.data;
  if (before.trim() !== was) return null;
  const after = before.replace(was, () => now);
  node.data = after;
  return [
    () => {
      if (node.data === after) node.data = before;
    },
  ];
}

function showAttribute(element: Element, name: string, change: (value: string) => string): Undo[] | null {
  const before = element.getAttribute(name);
  const after = before === null ? null : change(before);
  if (before === null || after === null || after === before) return null;
  element.setAttribute(name, after);
  return [
    () => {
      if (element.getAttribute(name) === after) element.setAttribute(name, before);
    },
  ];
}
