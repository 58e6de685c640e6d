import type { StudioStatus } from "./reservation-steps";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const MOST_OFFERED_TIMES = 3;
/** So long nobody else can take an offered time; afterwards it is offered while it is free. */
export const OFFER_HOLD_MS = 2 * HOUR_MS;
const MOST_MS = 24 * HOUR_MS;
const ENDS_BEFORE_MS = 30 * MINUTE_MS;

/** A reservation whose other times are with the visitor; no status of its own in the database. */
export const PROPOSED_NAME = "제안 중";

/** When an offer ends by itself: half an hour before the first of its times, when a confirmed visit begins, a day at most. */
export function offerEndOf(
  { status, startAt }: { status: StudioStatus; startAt: Date },
  starts: readonly Date[],
  now: Date,
): Date {
  const ends = starts.map((start) => start.getTime() - ENDS_BEFORE_MS);
  if (status === "confirmed") ends.push(startAt.getTime());
  return new Date(Math.min(now.getTime() + MOST_MS, ...ends));
}

export interface Offered {
  offer: { endsAt: string } | null;
}

/** none: nothing is offered. open: the visitor may choose. over: nobody chose in time. */
export function offerStateOf({ offer }: Offered, now: Date): "none" | "open" | "over" {
  if (offer === null) return "none";
  return new Date(offer.endsAt) > now ? "open" : "over";
}

/** Whether the visitor may choose another time now, as a card knows it. */
export const isWithVisitor = ({ offerEndsAt }: { offerEndsAt: string | null }, now: Date): boolean =>
  offerEndsAt !== null && new Date(offerEndsAt) > now;

const RANK = { over: 0, none: 1, open: 2 };

/** The inbox: offers that nobody took first, then what waits for the clinic, then what waits for the visitor. */
export const inInboxOrder = <Row extends Offered>(rows: readonly Row[], now: Date): Row[] =>
  rows.toSorted((one, other) => RANK[offerStateOf(one, now)] - RANK[offerStateOf(other, now)]);
