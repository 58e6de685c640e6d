import type { AvailableTime } from "@/contract/api/reservations";
import type { WidgetWords } from "@/labels/widget";
import { isBookable } from "../../data/use-schedule";

const NOON = "12:00";
const EVENING = "18:00";
/** As many full times stand struck through among the free ones; more, and more than these, would be in their way. */
const MOST_FULL_SHOWN = 4;

interface Lunch {
  start: string;
  end: string;
}

export interface TimeGroupProps {
  name: string;
  /** Those to show: the free ones, and the full ones while they are few. */
  times: AvailableTime[];
  /** How many full ones are left out. */
  hiddenFullCount: number;
  /** Named beside the first group after it. */
  lunch: Lunch | null;
}

/** Times of the morning, afternoon and evening; a part of the day without times is left out. */
export function groupTimes(
  times: readonly AvailableTime[],
  lunch: Lunch | null,
  words: WidgetWords["schedule"],
): TimeGroupProps[] {
  const between = (from: string, to: string) => times.filter(({ time }) => time >= from && time < to);
  const groups = [
    { name: words.morning, all: between("00:00", NOON) },
    { name: words.afternoon, all: between(NOON, EVENING) },
    { name: words.evening, all: between(EVENING, "24:00") },
  ].filter(({ all }) => all.length > 0);
  const lunchAt = groups.findIndex(({ all }) => all.some(({ time }) => lunch !== null && time >= lunch.end));
  return groups.map(({ name, all }, index) => {
    const shown = shownOf(all);
    return {
      name,
      times: shown,
      hiddenFullCount: all.length - shown.length,
      lunch: index === lunchAt ? lunch : null,
    };
  });
}

function shownOf(all: AvailableTime[]): AvailableTime[] {
  const free = all.filter(isBookable);
  const fullCount = all.length - free.length;
  const isFew = fullCount <= MOST_FULL_SHOWN || fullCount <= free.length;
  return free.length > 0 && isFew ? all : free;
}
