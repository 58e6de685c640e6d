import { clinicTime } from "@/lib/clinic-time";
import { useBookableDoctors } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";
import { earliest } from "../../lib/earliest";

/** The date in question: the visitor's choice, else the first on which the doctor is free. */
export function useChosenDate() {
  const { date, doctor, change } = useSlotChoice();
  const doctors = useBookableDoctors();
  const wanted = doctors.data?.rows.filter(({ id }) => doctor === null || id === doctor.id);
  const first = earliest(wanted?.map(({ nextAvailableAt }) => nextAvailableAt));
  const found = first === undefined ? null : clinicTime(first).date;
  return {
    date: date ?? found,
    /** Null where there is none, undefined until it is known. */
    firstFree: doctors.data ? found : undefined,
    chooseDate: (chosen: string) => change({ date: chosen, reservedAt: null }),
  };
}
