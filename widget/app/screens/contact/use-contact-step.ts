import { useAtom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { attributionOf } from "@/contract/api/attribution-keys";
import type { CreateReservation } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { useTask } from "../../data/use-task";
import { isAboutTerms, useAskAgain, useTermState, useTerms } from "../../data/use-terms";
import { useIdentityForm } from "../../identity/use-identity-form";
import { useRuntime } from "../../runtime/runtime-context";
import {
  agreementsOf,
  type Draft,
  draftAtom,
  isTicked,
  requestedOptionIds,
  requestedSecretEventIds,
} from "../../state/draft";
import { frameAtom } from "../../state/frame";
import { bookingErrorAtom, isBookingAtom } from "../../state/reservation";
import { sendBooking } from "./send-booking";

/** Checks what is typed, signs the visitor in where that is still to do, and books. */
export function useContactStep() {
  const { contact, people } = useAllWords();
  const draft = useAtomValue(draftAtom);
  // A page may pass whatever it likes.
  const given = useAtomValue(frameAtom)?.attribution;
  const attribution = attributionOf((name) => given?.[name]);
  const { isSignedIn } = useCustomer();
  const terms = useTerms().data?.rows;
  const stateOf = useTermState();
  const form = useIdentityForm();
  const runtime = useRuntime();
  const isBooking = useAtomValue(isBookingAtom);
  const [error, setError] = useAtom(bookingErrorAtom);
  // What is said of one try is not said of another.
  useEffect(() => () => setError(null), [setError]);
  const focusInvalid = useFocusInvalid();
  const [agreementsError, setAgreementsError] = useState<string | null>(null);
  const askAgain = useAskAgain();
  const hasTermsChanged = error !== null && isAboutTerms(error);
  useEffect(() => {
    if (!hasTermsChanged) return;
    setError(null);
    setAgreementsError(people.signUp.termsChanged);
    askAgain();
    focusInvalid();
  }, [hasTermsChanged, people, setError, askAgain, focusInvalid]);

  const checking = useTask(async () => {
    const isKnown = isSignedIn || (await form.signIn());
    const isAgreed =
      terms?.every((term) => !term.isRequired || isTicked(draft, term) || stateOf?.(term) === "agreed") ??
      false;
    setAgreementsError(isAgreed ? null : contact.agreementsMissing);
    if (!isKnown || !isAgreed) return focusInvalid();
    void sendBooking(runtime, requestOf(draft, agreementsOf(draft, terms ?? []), attribution));
  });
  return {
    form,
    error,
    agreementsError,
    clearAgreementsError: () => setAgreementsError(null),
    isBusy: isBooking || checking.isRunning || form.isBusy,
    submit: checking.run,
  };
}

function requestOf(
  draft: Draft,
  agreements: CreateReservation["agreements"],
  attribution: CreateReservation["attribution"],
): CreateReservation {
  return {
    kind: draft.kind,
    reservedAt: draft.reservedAt ?? "",
    ...(draft.doctor && { employeeId: draft.doctor.id }),
    productOptionIds: requestedOptionIds(draft),
    secretEventIds: requestedSecretEventIds(draft),
    ...(draft.kind === "visit" && draft.purpose !== null && { purpose: draft.purpose }),
    memo: draft.memo.trim(),
    agreements,
    attribution,
  };
}
