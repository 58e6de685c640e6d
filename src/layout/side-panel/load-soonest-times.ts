import { browserGet } from "@/api/browser-get";
import { clinicTime } from "@/lib/clinic-time";

const SHOWN = 4;

export interface SoonestTimes {
  /** `2026-11-21` */
  date: string;
  times: { reservedAt: string; time: string }[];
}

/** The day on which the first doctor is free for a visit, and that day's first times; null: none is in reach. */
export async function loadSoonestTimes(backendUrl: string): Promise<SoonestTimes | null> {
  const doctors = await browserGet(backendUrl, "GET /partner-employee-schedules/employees", {});
  const first = doctors.rows
    .flatMap(({ nextAvailableAt }) => nextAvailableAt ?? [])
    .reduce<string | null>(
      (soonest, at) => (soonest && Date.parse(soonest) <= Date.parse(at) ? soonest : at),
      null,
    );
  if (!first) return null;
  const { date } = clinicTime(first);
  const { rows } = await browserGet(backendUrl, "GET /partner-schedules/time", { date });
  const times = rows.filter(({ isAvailable, isWaiting }) => isAvailable || isWaiting).slice(0, SHOWN);
  return times.length > 0 ? { date, times } : null;
}
