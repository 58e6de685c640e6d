import { useQuery } from "@tanstack/react-query";
import { FREE_TIMES_REFRESH_MS } from "@/config/booking";
import { clinicTime } from "@/lib/clinic-time";
import { isBookable } from "../../data/use-schedule";
import { earliest } from "../../lib/earliest";
import { useRuntime } from "../../runtime/runtime-context";

const SHOWN_TIMES = 4;
const FRESH = { refetchInterval: FREE_TIMES_REFRESH_MS, refetchOnWindowFocus: "always" } as const;

/** The day on which the first doctor is free, and that day's first times, whichever doctor has them. */
export function useSoonestTimes() {
  const { api } = useRuntime();
  const doctors = useQuery({
    ...api.query("GET /partner-employee-schedules/employees", { query: {} }),
    ...FRESH,
  });
  const first = earliest(doctors.data?.rows.map(({ nextAvailableAt }) => nextAvailableAt));
  const date = first === undefined ? null : clinicTime(first).date;
  const times = useQuery({
    ...api.query("GET /partner-schedules/time", { query: { date: date ?? "" } }),
    ...FRESH,
    enabled: date !== null,
  });
  return {
    date,
    times: times.data?.rows.filter(isBookable).slice(0, SHOWN_TIMES) ?? [],
    isPending: doctors.isPending || (date !== null && times.isPending),
    isError: (doctors.isError && !doctors.data) || (times.isError && !times.data),
  };
}
