import { clinicTime } from "@/lib/clinic-time";

/** `2026-11-20 15:30`, as the clinic's clock shows it. */
export function momentOf(instant: string): string {
  const { date, clock } = clinicTime(instant);
  return `${date} ${clock}`;
}
