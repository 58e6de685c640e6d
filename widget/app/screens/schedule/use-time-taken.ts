import { useEffect, useRef } from "react";
import type { AvailableTime } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { isBookable } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";

/**
 * Lets the chosen time go when a fresh answer no longer has it free. The note over the times says that somebody took it,
 * unless the visitor has just turned to another doctor, who may never have been free then.
 */
export function useTimeTaken(times: readonly AvailableTime[] | undefined): void {
  const { reservedAt, date, doctor, change, setTaken } = useSlotChoice();
  const doctorId = doctor?.id;
  const knownDoctorId = useRef(doctorId);

  useEffect(() => {
    if (!times) return;
    const isSameDoctor = knownDoctorId.current === doctorId;
    knownDoctorId.current = doctorId;
    const lost = lostTime({ times, reservedAt, date });
    if (!lost) return;
    // A time that is not even listed has passed, or was never this doctor's.
    if (isSameDoctor && lost.isListed) setTaken(lost.clock);
    change({ reservedAt: null });
  }, [times, reservedAt, date, doctorId, change, setTaken]);
}

interface Chosen {
  times: readonly AvailableTime[];
  reservedAt: string | null;
  date: string | null;
}

/** The chosen time of that day where it can no longer be booked; null where all is well. */
function lostTime({ times, reservedAt, date }: Chosen): { clock: string; isListed: boolean } | null {
  if (reservedAt === null) return null;
  const known = times.find((time) => Date.parse(time.reservedAt) === Date.parse(reservedAt));
  if (known && isBookable(known)) return null;
  const { date: chosenDate, clock } = clinicTime(reservedAt);
  return date !== null && chosenDate !== date ? null : { clock, isListed: known !== undefined };
}
