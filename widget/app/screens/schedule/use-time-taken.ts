import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { AvailableTime } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { isBookable } from "../../data/use-schedule";
import { changeDraftAtom, draftAtom, takenTimeAtom } from "../../state/draft";

/**
 * Lets the chosen time go when a fresh answer no longer has it free. The note over the times says that somebody took it,
 * unless the visitor has just turned to another doctor, who may never have been free then.
 */
export function useTimeTaken(times: readonly AvailableTime[] | undefined): void {
  const { reservedAt, date, doctor } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const setTaken = useSetAtom(takenTimeAtom);
  const doctorId = doctor?.id;
  const knownDoctorId = useRef(doctorId);

  useEffect(() => {
    if (!times) return;
    const isSameDoctor = knownDoctorId.current === doctorId;
    knownDoctorId.current = doctorId;
    if (reservedAt === null || isStillFree(times, reservedAt)) return;
    const { date: chosenDate, clock } = clinicTime(reservedAt);
    if (date !== null && chosenDate !== date) return;
    if (isSameDoctor) setTaken(clock);
    change({ reservedAt: null });
  }, [times, reservedAt, date, doctorId, change, setTaken]);
}

const isStillFree = (times: readonly AvailableTime[], reservedAt: string) =>
  times.some((time) => Date.parse(time.reservedAt) === Date.parse(reservedAt) && isBookable(time));
