import type { Reservation } from "@/contract/api/reservations";
import type { WidgetWords } from "@/labels/widget";
import { purposeText } from "../../lib/clinic-choice";
import { optionTitle } from "../../parts/option-line";

/** The badge of each status. */
export const STATUS_TONES = {
  waiting: "warm",
  confirmed: "leaf",
  canceled: "soft",
  completed: "soft",
} as const;

/** What was booked, on one line: the first treatment and how many more, a visit's purpose, or the kind. */
export function reservationContent(
  { kind, purpose, reservationProductOptions }: Reservation,
  words: WidgetWords,
): string {
  const [first, ...rest] = reservationProductOptions;
  if (!first) return purpose === null ? words.reservations.kinds[kind] : purposeText(purpose, words);
  const title = optionTitle({ productName: first.productName, option: first });
  return rest.length > 0 ? words.reservations.moreOptions(title, rest.length) : title;
}

/** One that still holds and lies ahead: of any other there is nothing to change, cancel or find the way to. */
export const isAhead = ({ status, endAt }: Reservation, now: number): boolean =>
  (status === "waiting" || status === "confirmed") && Date.parse(endAt) > now;
