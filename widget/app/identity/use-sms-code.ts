import { useMutation } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useState } from "react";
import { ApiError } from "@/api/api-error";
import { SMS_CODE_DIGITS, SMS_CODE_INTERVAL_SECONDS, SMS_CODE_SECONDS } from "@/config/booking";
import { useWords } from "../data/use-words";
import { errorText } from "../lib/error-text";
import { useRuntime } from "../runtime/runtime-context";
import { sentCodeAtom, typedCodeAtom } from "../state/session";
import { codeIn, isMobileNumber, mobileDigits } from "./sms-code";

export type SmsCode = ReturnType<typeof useSmsCode>;

const NO_ERRORS: { phone: string | null; code: string | null } = { phone: null, code: null };

/** The code that proves a number: asked for, typed, and checked for what is missing. Both survive a reload. */
export function useSmsCode(phone: string) {
  const words = useWords();
  const { api, now } = useRuntime();
  const [sentCode, setSentCode] = useAtom(sentCodeAtom);
  const [code, setTypedCode] = useAtom(typedCodeAtom);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusedUntil, setRefusedUntil] = useState<string | null>(null);
  const [sendCount, setSendCount] = useState(0);
  const digits = mobileDigits(phone);
  // A code belongs to the number that it was sent to.
  const sent = sentCode?.phone === digits ? sentCode : null;

  const { mutate, isPending } = useMutation({
    ...api.mutation("POST /customer/auth-tokens"),
    onSuccess({ row }) {
      setSentCode({
        phone: digits,
        expiresAt: atMost(row.expiresAt, now() + SMS_CODE_SECONDS * 1000),
        resendAt: atMost(row.resendAt, now() + SMS_CODE_INTERVAL_SECONDS * 1000),
      });
      setTypedCode("");
      setSendCount((count) => count + 1);
    },
    onError(error) {
      setErrors({ ...NO_ERRORS, phone: errorText(error, words) });
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (seconds) setRefusedUntil(new Date(now() + seconds * 1000).toISOString());
    },
  });

  return {
    digits,
    code,
    sent,
    errors,
    isSending: isPending,
    /** How often a code was sent since this screen is shown. */
    sendCount,
    /** Until then the server sends no other one; null: it would now, for all that is known. */
    resendAt: sent?.resendAt ?? refusedUntil,
    /** Answers the digits that were in what was typed. */
    type(text: string): string {
      const next = codeIn(text);
      setTypedCode(next);
      setErrors({ ...errors, code: null });
      return next;
    },
    send() {
      const phoneError = isMobileNumber(digits) ? null : words.contact.phoneInvalid;
      setErrors({ ...NO_ERRORS, phone: phoneError });
      if (phoneError === null && !isPending) mutate({ body: { phone: digits } });
    },
    refuse: (error: Error) => setErrors({ ...NO_ERRORS, code: errorText(error, words) }),
    /** Says at its field what is missing; true where nothing is. */
    check(typed: string): boolean {
      const found = {
        phone: isMobileNumber(digits) ? (sent ? null : words.contact.codeUnsent) : words.contact.phoneInvalid,
        code: sent && typed.length < SMS_CODE_DIGITS ? words.contact.codeMissing : null,
      };
      setErrors(found);
      return found.phone === null && found.code === null;
    },
  };
}

/**
 * An instant of the server, no later than it can be: where the page came slowly the server's clock is known too early,
 * and a code would seem to live longer than it does.
 */
const atMost = (instant: string, latestMs: number): string =>
  new Date(Math.min(Date.parse(instant), latestMs)).toISOString();
