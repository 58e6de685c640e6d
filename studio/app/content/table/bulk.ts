import type { ContentBody } from "@/contract/content/bodies";
import type { ContentThing } from "@/contract/studio/content";
import type { AnyBody } from "../forms/spec";
import { isSame } from "../paths";

export type Product = ContentBody<"product">;

/** A body as the contract of treatments has it: their list holds no other. */
export const productOf = ({ body }: Pick<ContentThing, "body">): Product => body as unknown as Product;

export interface BodyChange {
  thing: ContentThing;
  body: AnyBody;
}

export interface PriceWay {
  way: "percent" | "amount";
  by: number;
  /** To full 1,000 won. */
  isRounded: boolean;
}

const PERCENT = 100;
const ROUNDING = 1000;

export function changedPrice(price: number, { way, by, isRounded }: PriceWay): number {
  const changed = way === "percent" ? (price * (PERCENT + by)) / PERCENT : price + by;
  return isRounded ? Math.round(changed / ROUNDING) * ROUNDING : Math.round(changed);
}

/** With other prices on every option that has one. */
export const withPrices = (thing: ContentThing, way: PriceWay): AnyBody => ({
  ...thing.body,
  options: productOf(thing).options.map((option) =>
    option.price === null ? option : { ...option, price: changedPrice(option.price, way) },
  ),
});

export const withOptionPrice = (thing: ContentThing, place: number, price: number | null): AnyBody => ({
  ...thing.body,
  options: productOf(thing).options.map((option, at) => (at === place ? { ...option, price } : option)),
});

/** Null where it would be without any category. */
export function withCategory(thing: ContentThing, id: number, isIn: boolean): AnyBody | null {
  const others = productOf(thing).categoryIds.filter((each) => each !== id);
  if (!isIn && others.length === 0) return null;
  return { ...thing.body, categoryIds: isIn ? [...others, id] : others };
}

const MOST_BADGES = 6;
/** Null where it has as many as there may be. */
export function withBadge(thing: ContentThing, word: string, isIn: boolean): AnyBody | null {
  const { badges } = productOf(thing);
  if (isIn === badges.includes(word)) return thing.body;
  if (!isIn) return { ...thing.body, badges: badges.filter((each) => each !== word) };
  return badges.length >= MOST_BADGES ? null : { ...thing.body, badges: [...badges, word] };
}

/** Those that become something else. */
export const changesOf = (
  things: ContentThing[],
  change: (thing: ContentThing) => AnyBody | null,
): BodyChange[] =>
  things.flatMap((thing) => {
    const body = change(thing);
    return body === null || isSame(body, thing.body) ? [] : [{ thing, body }];
  });

/**
 * The ids of what is live, with one of them moved to where another of the list stands. A draft of something new has no
 * place among them: its place is behind the last live one before it. Null where nothing changes.
 */
export function movedOnto(
  things: readonly ContentThing[],
  id: number,
  target: ContentThing,
): number[] | null {
  const ids = (some: readonly ContentThing[]) =>
    some.filter(({ live }) => live !== null).map((one) => one.id);
  const live = ids(things);
  const before = ids(things.slice(0, things.indexOf(target))).filter((one) => one !== id);
  const next = moved(live, id, target.live === null ? before.length : live.indexOf(target.id));
  return isSame(next, live) ? null : next;
}

/** The list of ids with one of them before or after another. */
export function moved(ids: number[], id: number, to: number): number[] {
  const others = ids.filter((each) => each !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}
