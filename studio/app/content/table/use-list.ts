import { getChoseong } from "es-hangul";
import { useSearchParams } from "wouter";
import { ORDER_IDS } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import type { ShownKind } from "../kinds";
import { inOrder, useOrder, useSaveDrafts, useThings } from "../use-content";
import { movedOnto, productOf } from "./bulk";

const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();
const isFound = (label: string, words: string) =>
  plain(label).includes(plain(words)) || getChoseong(plain(label)).includes(plain(words));

/** The things of a kind in the site's order; what is searched for stands in the address. */
export function useList(kind: ShownKind) {
  const { data, error } = useThings(kind);
  const { order, ids } = useOrder(kind);
  const save = useSaveDrafts();
  const [query, setQuery] = useSearchParams();
  const search = query.get("q") ?? "";
  const category = Number(query.get("category")) || null;
  const all = data ? inOrder(data, ids) : [];
  const shown = all.filter(
    (thing) => isFound(thing.label, search) && (category === null || isIn(thing, category)),
  );
  const set = (changes: { q?: string; category?: string }) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  /** To where another of those that are shown stands. */
  function move(id: number, place: number) {
    const target = shown[place];
    if (!order || !target) return;
    const next = movedOnto(all, id, target);
    if (next) save.mutate([{ thing: order, body: { ...order.body, ids: next } }]);
  }
  return {
    ...{ all, shown, error, search, category, set, move },
    isRead: data !== undefined,
    isOrdered: order !== undefined && kind in ORDER_IDS,
  };
}

const isIn = (thing: ContentThing, category: number) =>
  thing.kind !== "product" || productOf(thing).categoryIds.includes(category);
