import type { ContentThing } from "@/contract/studio/content";
import { weekOf } from "../../day/week";
import { addDays } from "../../when";

/** Kinds that visitors see for a time, in the order of the rows. */
export const PROMOTED_KINDS = ["event", "exhibition", "popup", "banner", "notice"] as const;
export type PromotedKind = (typeof PROMOTED_KINDS)[number];

const WEEKS_BEFORE = 3;
const WEEKS_SHOWN = 9;
const WEEK = 7;
const DAY_MS = 86_400_000;

/** The days that the time line shows: whole weeks from a Monday. */
export interface Stretch {
  from: string;
  days: number;
  /** The Mondays. */
  weeks: string[];
}

export function stretchAround(today: string): Stretch {
  const [from = today] = weekOf(addDays(today, -WEEKS_BEFORE * WEEK));
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, week) => addDays(from, week * WEEK));
  return { from, days: WEEKS_SHOWN * WEEK, weeks };
}

/** When visitors see a thing: null is open at that end. */
export interface Span {
  thing: ContentThing;
  kind: PromotedKind;
  from: string | null;
  to: string | null;
}

export function spanOf(kind: PromotedKind, thing: ContentThing): Span {
  const { startDay, lastDay, publishedAt } = thing.body as Partial<Record<string, string | null>>;
  if (kind === "notice") return { thing, kind, from: publishedAt ?? null, to: publishedAt ?? null };
  return { thing, kind, from: startDay ?? null, to: lastDay ?? null };
}

/** Where a span stands in the stretch, as shares of its width; null: outside of it. */
export function placeIn({ from, days }: Stretch, span: Pick<Span, "from" | "to">) {
  const first = span.from === null ? 0 : Math.max(0, daysBetween(from, span.from));
  const end = span.to === null ? days : Math.min(days, daysBetween(from, span.to) + 1);
  return first >= days || end <= 0 ? null : { start: first / days, width: (end - first) / days };
}

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Popups that stand on one page at one time, each pair once. */
export function popupsTogether(spans: readonly Span[]): { pair: [Span, Span]; places: string[] }[] {
  const popups = spans.filter(({ kind, thing }) => kind === "popup" && !thing.draft?.isRemoval);
  return popups.flatMap((one, index) =>
    popups.slice(index + 1).flatMap((other) => {
      const places = placesOf(one).filter((place) => placesOf(other).includes(place));
      return places.length > 0 && doMeet(one, other) ? [{ pair: [one, other] as [Span, Span], places }] : [];
    }),
  );
}

const placesOf = ({ thing }: Span): string[] => (thing.body.locations ?? []) as string[];

const doMeet = (one: Span, other: Span): boolean =>
  (one.from ?? "") <= (other.to ?? "9999") && (other.from ?? "") <= (one.to ?? "9999");
