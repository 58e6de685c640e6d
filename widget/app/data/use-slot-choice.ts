import { atom, type PrimitiveAtom, useAtom, useAtomValue, useSetAtom, type WritableAtom } from "jotai";
import { createContext, useContext } from "react";
import {
  changeDraftAtom,
  type Draft,
  draftAtom,
  refusedTimeAtom,
  requestedOptionIds,
  requestedSecretEventIds,
  takenTimeAtom,
} from "../state/draft";

/** What a time is looked for, and what of it has been chosen. */
interface SlotChoice extends Pick<Draft, "kind" | "doctor" | "date" | "reservedAt"> {
  productOptionIds: number[];
  secretEventIds?: number[];
  /** The server's words why the time chosen last can never be booked. */
  refusal?: string | null;
  /** One's own reservation that is to be moved; its length is then what is looked for. */
  reservationId?: number;
  /** What the note about a taken time says is kept, where it is not what was typed for a booking. */
  keptNote?: string;
}

export type SlotChange = Partial<Pick<Draft, "doctor" | "date" | "reservedAt">>;

export interface SlotSubject {
  choiceAtom: WritableAtom<SlotChoice, [SlotChange], void>;
  /** `15:00`: the time that somebody else took meanwhile. */
  takenTimeAtom: PrimitiveAtom<string | null>;
}

/** Where doctor, date and time are kept: the draft of a new booking, unless a screen puts something else around them. */
export const SlotSubjectContext = createContext<SlotSubject>({
  choiceAtom: atom(
    (get) => {
      const draft = get(draftAtom);
      const { kind, doctor, date, reservedAt } = draft;
      return {
        kind,
        doctor,
        date,
        reservedAt,
        productOptionIds: requestedOptionIds(draft),
        secretEventIds: requestedSecretEventIds(draft),
        refusal: get(refusedTimeAtom),
      };
    },
    (_get, set, change) => {
      set(changeDraftAtom, change);
      if (change.reservedAt) set(refusedTimeAtom, null);
    },
  ),
  takenTimeAtom,
});

/** The doctor, date and time in question, and how to change them. */
export function useSlotChoice() {
  const subject = useContext(SlotSubjectContext);
  const choice = useAtomValue(subject.choiceAtom);
  const change = useSetAtom(subject.choiceAtom);
  const [takenTime, setTaken] = useAtom(subject.takenTimeAtom);
  return { ...choice, change, takenTime, setTaken };
}
