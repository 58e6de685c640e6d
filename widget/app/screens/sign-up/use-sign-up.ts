import { useMutation } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useState } from "react";
import type { Agreement, Customer } from "@/contract/api/auth-and-customer";
import { useAllWords } from "../../data/use-all-words";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { useTask } from "../../data/use-task";
import { isAboutTerms, useAskAgain, useTerms } from "../../data/use-terms";
import { beginSession } from "../../runtime/begin-session";
import { useRuntime } from "../../runtime/runtime-context";
import { agreementsOf, draftAtom, isTicked } from "../../state/draft";
import type { Verification } from "../../state/people";
import { tokenAtom } from "../../state/session";
import { useSignedUp } from "./use-signed-up";

/** The term under which a partner sends news and offers. */
const MARKETING_TERM = "marketing";

/** Signs a verified person up with what they agreed to; a guest who is signed in becomes a member. */
export function useSignUp(verification: Verification) {
  const { people, contact } = useAllWords();
  const runtime = useRuntime();
  const store = useStore();
  const terms = useTerms().data?.rows;
  const askAgain = useAskAgain();
  const onSignedUp = useSignedUp();
  const focusInvalid = useFocusInvalid();
  const [agreementsError, setAgreementsError] = useState<string | null>(null);

  const { mutateAsync, error } = useMutation({
    mutationKey: ["POST /api/signup"],
    mutationFn: async (agreements: Agreement[]): Promise<SignedUp> => {
      const isGuest = store.get(tokenAtom) !== null;
      const body = { ...verification, agreements };
      const {
        row,
        token = "",
        deviceMark,
      } = isGuest
        ? await runtime.api.call("PUT /api/guest-customer/certification-info", { body })
        : await runtime.api.call("POST /api/signup", {
            body: { ...body, isMarketingReceivable: isMarketingIn(agreements) },
          });
      return {
        customer: row,
        token,
        deviceMark,
        isNew: "isNew" in row && row.isNew === true,
        wasGuest: isGuest,
      };
    },
    onSuccess({ customer, token, deviceMark, ...rest }) {
      beginSession(runtime, token, customer, deviceMark);
      onSignedUp(rest);
    },
    onError(failure) {
      if (!isAboutTerms(failure)) return;
      askAgain();
      setAgreementsError(people.signUp.termsChanged);
      focusInvalid();
    },
  });
  const isMarketingIn = (agreements: Agreement[]) =>
    agreements.some(({ termId }) => terms?.find(({ id }) => id === termId)?.slug === MARKETING_TERM);

  const sending = useTask((agreements: Agreement[]) => mutateAsync(agreements));

  function submit() {
    if (!terms) return;
    const draft = store.get(draftAtom);
    const isAgreed = terms.every((term) => !term.isRequired || isTicked(draft, term));
    setAgreementsError(isAgreed ? null : contact.agreementsMissing);
    if (!isAgreed) return focusInvalid();
    sending.run(agreementsOf(draft, terms));
  }
  return {
    submit,
    isBusy: sending.isRunning,
    error: error && !isAboutTerms(error) ? error : null,
    agreementsError,
    clearAgreementsError: () => setAgreementsError(null),
  };
}

interface SignedUp {
  customer: Customer;
  token: string;
  deviceMark: string;
  isNew: boolean;
  wasGuest: boolean;
}
