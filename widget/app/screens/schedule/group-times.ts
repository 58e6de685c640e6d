import type { AvailableTime } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";

const { schedule: words } = widgetLabels;
const NOON = "12:00";
const EVENING = "18:00";

interface Lunch {
  start: string;
  end: string;
}

export interface TimeGroupProps {
  name: string;
  times: AvailableTime[];
  /** Named beside the first group after it. */
  lunch: Lunch | null;
}

/** Times as 오전, 오후 and 저녁; a part of the day without times is left out. */
export function groupTimes(times: readonly AvailableTime[], lunch: Lunch | null): TimeGroupProps[] {
  const between = (from: string, to: string) => times.filter(({ time }) => time >= from && time < to);
  const groups = [
    { name: words.morning, times: between("00:00", NOON) },
    { name: words.afternoon, times: between(NOON, EVENING) },
    { name: words.evening, times: between(EVENING, "24:00") },
  ].filter((group) => group.times.length > 0);
  const lunchAt = groups.findIndex((group) =>
    group.times.some(({ time }) => lunch !== null && time >= lunch.end),
  );
  return groups.map((group, index) => ({ ...group, lunch: index === lunchAt ? lunch : null }));
}
