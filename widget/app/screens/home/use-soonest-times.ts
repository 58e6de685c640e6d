import { useQuery } from "@tanstack/react-query";
import { clinicTime } from "@/lib/clinic-time";
import { isBookable, useFresh } from "../../data/use-schedule";
import { earliest } from "../../lib/earliest";
import { useRuntime } from "../../runtime/runtime-context";

const SHOWN_TIMES = 4;

/** The day on which the first doctor is free, and that day's first times, whichever doctor has them. */
export function useSoonestTimes() {
  const { api } = useRuntime();
  const fresh = useFresh();
  const doctors = useQuery({
    ...api.query("GET /partner-employee-schedules/employees", { query: {} }),
    ...fresh,
  });
  const first = earliest(doctors.data?.rows.map(({ nextAvailableAt }) => nextAvailableAt));
  const date = first === undefined ? null : clinicTime(first).date;
  const times = useQuery({
    ...api.query("GET /partner-schedules/time", { query: { date: date ?? "" } }),
    ...fresh,
    enabled: date !== null,
  });
  return {
    date,
    times: times.data?.rows.filter(isBookable).slice(0, SHOWN_TIMES) ?? [],
    isPending: doctors.isPending || (date !== null && times.isPending),
    isError: (doctors.isError && !doctors.data) || (times.isError && !times.data),
  };
}
