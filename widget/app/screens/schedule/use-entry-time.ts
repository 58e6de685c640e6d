import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { clinicTime } from "@/lib/clinic-time";
import { useBookableDoctors } from "../../data/use-schedule";
import { changeDraftAtom, type Draft, draftAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";

/** Chooses, once, the doctor, the day and the time that the page asked for. A doctor who is not there leaves it to the clinic. */
export function useEntryTime(): void {
  const [entry, setEntry] = useAtom(entryAtom);
  const chosen = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const doctors = useBookableDoctors().data?.rows;
  const { employeeId, reservedAt } = entry;
  const date = entry.date ?? (reservedAt && clinicTime(reservedAt).date);
  useEffect(() => {
    if ((employeeId === undefined && date === undefined) || !doctors) return;
    const asked = doctors.find(({ id }) => id === employeeId);
    const doctor = asked ? { id: asked.id, name: asked.name, position: asked.position } : null;
    const asking = {
      ...(employeeId !== undefined && { doctor }),
      ...(date !== undefined && { date }),
      ...(reservedAt !== undefined && { reservedAt }),
    };
    if (!isChosen(asking, chosen)) change({ date: null, reservedAt: null, ...asking });
    setEntry({ ...entry, employeeId: undefined, date: undefined, reservedAt: undefined });
  }, [entry, employeeId, date, reservedAt, doctors, chosen, change, setEntry]);
}

/** Asked for once more: the time that was chosen there stays. */
const isChosen = ({ doctor, date, reservedAt }: Partial<Draft>, chosen: Draft): boolean =>
  (doctor === undefined || doctor?.id === chosen.doctor?.id) &&
  (date === undefined || date === chosen.date) &&
  (reservedAt === undefined || reservedAt === chosen.reservedAt);
