import { useAtomValue, useSetAtom } from "jotai";
import { clinicTime } from "@/lib/clinic-time";
import { useBookableDoctors } from "../../data/use-schedule";
import { earliest } from "../../lib/earliest";
import { changeDraftAtom, draftAtom } from "../../state/draft";

/** The date in question: the visitor's choice, else the first on which the doctor is free. */
export function useChosenDate() {
  const { date, doctor } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const doctors = useBookableDoctors();
  const wanted = doctors.data?.rows.filter(({ id }) => doctor === null || id === doctor.id);
  const first = earliest(wanted?.map(({ nextAvailableAt }) => nextAvailableAt));
  const firstFree = first === undefined ? null : clinicTime(first).date;
  return {
    date: date ?? firstFree,
    firstFree,
    chooseDate: (chosen: string) => change({ date: chosen, reservedAt: null }),
  };
}
