import { atom } from "jotai";
import { useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import type { SlotChange, SlotSubject } from "../../data/use-slot-choice";

/** Doctor, date and time for one reservation that is to be moved, kept apart from the draft of a new booking. */
export function useChangeSubject(
  { id, kind, employee, reservedAt }: Reservation,
  keptNote: string,
): SlotSubject {
  const [subject] = useState(() => {
    const chosenAtom = atom({
      doctor: employee,
      date: clinicTime(reservedAt).date as string | null,
      reservedAt: null as string | null,
    });
    return {
      takenTimeAtom: atom<string | null>(null),
      choiceAtom: atom(
        (get) => ({ ...get(chosenAtom), kind, productOptionIds: [], reservationId: id, keptNote }),
        (get, set, change: SlotChange) => set(chosenAtom, { ...get(chosenAtom), ...change }),
      ),
    };
  });
  return subject;
}
