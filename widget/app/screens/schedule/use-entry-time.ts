import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useBookableDoctors } from "../../data/use-schedule";
import { changeDraftAtom, type Draft, draftAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";

/** Chooses, once, the doctor and the day that the page asked for. A doctor who is not there leaves it to the clinic. */
export function useEntryTime(): void {
  const [entry, setEntry] = useAtom(entryAtom);
  const chosen = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const doctors = useBookableDoctors().data?.rows;
  const { employeeId, date } = entry;
  useEffect(() => {
    if ((employeeId === undefined && date === undefined) || !doctors) return;
    const asked = doctors.find(({ id }) => id === employeeId);
    const doctor = asked ? { id: asked.id, name: asked.name, position: asked.position } : null;
    const asking = { ...(employeeId !== undefined && { doctor }), ...(date !== undefined && { date }) };
    if (!isChosen(asking, chosen)) change({ date: null, reservedAt: null, ...asking });
    setEntry({ ...entry, employeeId: undefined, date: undefined });
  }, [entry, employeeId, date, doctors, chosen, change, setEntry]);
}

/** Asked for once more: the time that was chosen there stays. */
const isChosen = ({ doctor, date }: Partial<Draft>, chosen: Draft): boolean =>
  (doctor === undefined || doctor?.id === chosen.doctor?.id) && (date === undefined || date === chosen.date);
