import { useMutation } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { ApiError } from "@/api/api-error";
import { SMS_CODE_DIGITS, SMS_CODE_INTERVAL_SECONDS, SMS_CODE_SECONDS } from "@/config/booking";
import { isMobileNumber, mobileDigits } from "@/lib/phone";
import { useAllWords } from "../data/use-all-words";
import { errorText } from "../lib/error-text";
import { useRuntime } from "../runtime/runtime-context";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { sentCodeAtom, typedCodeAtom } from "../state/session";
import { languageAtom } from "../state/words";
import { codeIn, isOutOfReach } from "./sms-code";

export type SmsCode = ReturnType<typeof useSmsCode>;

const NO_ERRORS: Record<"phone" | "email" | "code", string | null> = { phone: null, email: null, code: null };
const EMAIL = /^\S+@\S+\.\S+$/;
/** What the server says of the e-mail rather than of the phone. */
const EMAIL_REFUSAL = /^(email|mail|body\.email)/;

/** The code that proves a number, or the e-mail in its place: asked for, typed, and checked for what is missing. All survive a reload. */
export function useSmsCode(phone: string) {
  const words = useAllWords();
  const { api, now, boot } = useRuntime();
  const language = useAtomValue(languageAtom);
  const { email } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const [sentCode, setSentCode] = useAtom(sentCodeAtom);
  const [code, setTypedCode] = useAtom(typedCodeAtom);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusedUntil, setRefusedUntil] = useState<string | null>(null);
  const [sendCount, setSendCount] = useState(0);
  const digits = mobileDigits(phone);
  const isByEmail = isOutOfReach(digits, boot.smsCountryCodes);
  const address = isByEmail ? email.trim() : "";
  // A code belongs to the number, and the e-mail, that it was sent to.
  const isToThis = sentCode?.phone === digits && (sentCode.email ?? "") === address;
  const sent = isToThis ? sentCode : null;

  const { mutate, isPending } = useMutation({
    ...api.mutation("POST /customer/auth-tokens"),
    onSuccess({ row }) {
      setSentCode({
        phone: digits,
        email: address,
        expiresAt: atMost(row.expiresAt, now() + SMS_CODE_SECONDS * 1000),
        resendAt: atMost(row.resendAt, now() + SMS_CODE_INTERVAL_SECONDS * 1000),
      });
      setTypedCode("");
      setSendCount((count) => count + 1);
    },
    onError(error) {
      const isOfEmail = isByEmail && error instanceof ApiError && EMAIL_REFUSAL.test(error.code ?? "");
      setErrors({ ...NO_ERRORS, [isOfEmail ? "email" : "phone"]: errorText(error, words) });
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (seconds) setRefusedUntil(new Date(now() + seconds * 1000).toISOString());
    },
  });

  /** What the fields lack before a code can be sent. */
  const missing = {
    phone: isMobileNumber(digits) ? null : words.contact.phoneInvalid,
    email: !isByEmail || EMAIL.test(address) ? null : words.contact.emailInvalid,
  };

  return {
    digits,
    email,
    /** SMS does not reach the number. */
    isByEmail,
    setEmail: (text: string) => change({ email: text }),
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
      setErrors({ ...NO_ERRORS, ...missing });
      if (missing.phone !== null || missing.email !== null || isPending) return;
      mutate({
        body: {
          phone: digits,
          ...(isByEmail && { email: address }),
          ...(language !== "ko" && { language }),
        },
      });
    },
    refuse: (error: Error) => setErrors({ ...NO_ERRORS, code: errorText(error, words) }),
    /** Says at its field what is missing; true where nothing is. */
    check(typed: string): boolean {
      const unsent = sent ? null : words.contact.codeUnsent;
      const found = {
        phone: missing.phone ?? (isByEmail ? null : unsent),
        email: missing.email ?? (isByEmail ? unsent : null),
        code: sent && typed.length < SMS_CODE_DIGITS ? words.contact.codeMissing : null,
      };
      setErrors(found);
      return Object.values(found).every((error) => error === null);
    },
  };
}

/**
 * An instant of the server, no later than it can be: where the page came slowly the server's clock is known too early,
 * and a code would seem to live longer than it does.
 */
const atMost = (instant: string, latestMs: number): string =>
  new Date(Math.min(Date.parse(instant), latestMs)).toISOString();
