import { atom } from "jotai";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import type { Agreement } from "@/contract/api/auth-and-customer";
import type { Term } from "@/contract/api/partner-and-terms";
import type { EventPeriod, ProductOption } from "@/contract/api/products";
import type { ReservationKind } from "@/contract/api/reservations";
import { goAtom, reachedStepAtom, STEPS } from "./screen";

export interface ChosenOption {
  productName: string;
  event: EventPeriod | null;
  /** The secret event whose link led to it: it is booked at that event's price. */
  secretEventId: number | null;
  option: ProductOption;
}

interface DraftDoctor {
  id: number;
  name: string;
  position: string;
}

/** Everything the visitor has chosen and typed for one reservation. */
export interface Draft {
  kind: ReservationKind;
  options: ChosenOption[];
  /** Null: any doctor. */
  doctor: DraftDoctor | null;
  /** `2026-11-20`; null: the first free day. */
  date: string | null;
  reservedAt: string | null;
  purpose: string | null;
  name: string;
  phone: string;
  /** Takes the code where SMS does not reach the phone. */
  email: string;
  memo: string;
  /** Of the terms that are ticked, each as `termMark` has it. */
  agreedTerms: string[];
}

export const EMPTY_DRAFT: Draft = {
  kind: "treatment",
  options: [],
  doctor: null,
  date: null,
  reservedAt: null,
  purpose: null,
  name: "",
  phone: "",
  email: "",
  memo: "",
  agreedTerms: [],
};

export const draftAtom = atom<Draft>(EMPTY_DRAFT);

type TermVersion = Pick<Term, "id" | "version">;

/** A term in this version: another version is another text, to be agreed to of its own. */
export const termMark = ({ id, version }: TermVersion): string => `${id} ${version}`;

export const isTicked = ({ agreedTerms }: Pick<Draft, "agreedTerms">, term: TermVersion): boolean =>
  agreedTerms.includes(termMark(term));

/** What the ticks agree to, as a call is sent it. */
export const agreementsOf = (draft: Draft, terms: readonly TermVersion[]): Agreement[] =>
  terms.filter((term) => isTicked(draft, term)).map(({ id, version }) => ({ termId: id, version }));

/** Changes some of the draft and keeps the rest. */
export const changeDraftAtom = atom(null, (get, set, change: Partial<Draft>) =>
  set(draftAtom, { ...get(draftAtom), ...change }),
);

/** `15:00`: the time that somebody else took while the visitor was typing. */
export const takenTimeAtom = atom<string | null>(null);
/** The server's words why the time chosen last can never be booked. */
export const refusedTimeAtom = atom<string | null>(null);

type LeftTime = Pick<Draft, "date" | "reservedAt">;
/** The time of the other way to book, for when the visitor comes back to it: it lasts another time. */
const leftTimeAtom = atom<LeftTime>({ date: null, reservedAt: null });

/** Starts one way to book at its first step. What is chosen and typed already stays, unless the change says otherwise. */
export const beginAtom = atom(null, (get, set, kind: ReservationKind, change: Partial<Draft> = {}) => {
  const draft = get(draftAtom);
  const { date, reservedAt } = draft;
  const isSame = draft.kind === kind;
  const time = isSame ? { date, reservedAt } : get(leftTimeAtom);
  if (!isSame) set(leftTimeAtom, { date, reservedAt });
  set(draftAtom, { ...draft, kind, ...time, ...change });
  set(goAtom, STEPS[kind][0] ?? "home");
});

/** Leads back to where this way to book was left. Answers false where it has not got beyond its first step. */
export const resumeAtom = atom(null, (get, set, kind: ReservationKind): boolean => {
  const reached = get(reachedStepAtom);
  if (!reached || get(draftAtom).kind !== kind || STEPS[kind].indexOf(reached) < 1) return false;
  set(goAtom, reached);
  return true;
});

/** Puts these options in place of all others. A time chosen for the very same ones stays. */
export const chooseOptionsAtom = atom(null, (get, set, options: readonly ChosenOption[]) => {
  const idsOf = (list: readonly ChosenOption[]) =>
    list
      .map(({ option }) => option.id)
      .sort((a, b) => a - b)
      .join();
  const isSame = idsOf(get(draftAtom).options) === idsOf(options);
  set(changeDraftAtom, { options: [...options], ...(!isSame && { date: null, reservedAt: null }) });
});

/** Puts options in, each once. Answers false where they are more than one reservation holds. */
export const addOptionsAtom = atom(null, (get, set, added: readonly ChosenOption[]): boolean => {
  const { options } = get(draftAtom);
  const chosenIds = new Set(options.map(({ option }) => option.id));
  const next = [...options, ...added.filter(({ option }) => !chosenIds.has(option.id))];
  if (next.length > MAX_RESERVATION_OPTIONS) return false;
  // A longer treatment may not fit the time that was chosen for a shorter one.
  set(changeDraftAtom, { options: next, ...(next.length > options.length && { reservedAt: null }) });
  return true;
});

export const removeOptionAtom = atom(null, (get, set, optionId: number) => {
  const options = get(draftAtom).options.filter(({ option }) => option.id !== optionId);
  set(changeDraftAtom, { options, reservedAt: null });
});

type Requested = Pick<Draft, "kind" | "options">;

/** The options that a request names: a visit has none. */
export const requestedOptionIds = ({ kind, options }: Requested): number[] =>
  kind === "treatment" ? options.map(({ option }) => option.id) : [];

/** The secret events that a request names, each once; undefined where it has none. */
export function requestedSecretEventIds({ kind, options }: Requested): number[] | undefined {
  const ids = kind === "treatment" ? options.flatMap(({ secretEventId }) => secretEventId ?? []) : [];
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}
