import { browserGet } from "@/api/browser-get";
import { clinicTime } from "@/lib/clinic-time";
import { type BookableDoctor, managerStore } from "@/state/manager";
import { rehydrate } from "@/state/rehydrate";

const SHOWN = 4;

export interface SoonestTimes {
  /** `2026-11-21` */
  date: string;
  times: { reservedAt: string; time: string }[];
}

/**
 * The day on which the first doctor is free for a visit, and that day's first times; null: none is in reach. Which day
 * it was when the visitor was here before is asked for meanwhile.
 */
export async function loadSoonestTimes(backendUrl: string, now: Date): Promise<SoonestTimes | null> {
  const timesOf = (date: string) => browserGet(backendUrl, "GET /partner-schedules/time", { date });
  const guesses = new Map<string, ReturnType<typeof timesOf>>();
  let isAnswered = false;
  void rehydrate(managerStore).then(({ rows }) => {
    const date = soonestDay(rows, now);
    if (!date || isAnswered) return;
    const times = timesOf(date);
    guesses.set(date, times);
    // It only matters where the day turns out to be the right one.
    times.catch(() => undefined);
  });

  const { rows: doctors, count } = await browserGet(
    backendUrl,
    "GET /partner-employee-schedules/employees",
    {},
  );
  isAnswered = true;
  managerStore.write({ rows: doctors.map(({ id, nextAvailableAt }) => ({ id, nextAvailableAt })), count });
  const date = soonestDay(doctors);
  if (!date) return null;
  const { rows } = await (guesses.get(date) ?? timesOf(date));
  const times = rows.filter(({ isAvailable, isWaiting }) => isAvailable || isWaiting).slice(0, SHOWN);
  return times.length > 0 ? { date, times } : null;
}

/** The day of the first free time, of those after `now` where one is given: what was kept may have gone by. */
function soonestDay(doctors: readonly BookableDoctor[], now?: Date): string | null {
  const instants = doctors
    .flatMap(({ nextAvailableAt }) => (nextAvailableAt === null ? [] : Date.parse(nextAvailableAt)))
    .filter((instant) => !now || instant > now.getTime());
  return instants.length > 0 ? clinicTime(Math.min(...instants)).date : null;
}
