import { useMutation } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { ApiError } from "@/api/api-error";
import { SMS_CODE_DIGITS } from "@/config/booking";
import { widgetLabels } from "@/labels/widget";
import { phoneDigits } from "@/lib/phone";
import { useRuntime } from "../runtime/runtime-context";
import { beginSession } from "../runtime/session";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { sentCodeAtom, typedCodeAtom } from "../state/session";

const { contact: words } = widgetLabels;
const MOBILE_NUMBER = /^01[016789]\d{7,8}$/;

export interface IdentityErrors {
  name: string | null;
  phone: string | null;
  code: string | null;
}
const NO_ERRORS: IdentityErrors = { name: null, phone: null, code: null };

export type IdentityForm = ReturnType<typeof useIdentityForm>;

/** Name, phone and SMS code of a visitor who signs in as a guest. What is typed is part of the draft. */
export function useIdentityForm() {
  const runtime = useRuntime();
  const { api } = runtime;
  const { name, phone } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const [sentCode, setSentCode] = useAtom(sentCodeAtom);
  const [code, setTypedCode] = useAtom(typedCodeAtom);
  const [errors, setErrors] = useState(NO_ERRORS);
  const underWay = useRef<Promise<boolean> | null>(null);
  const digits = phoneDigits(phone);
  // A code belongs to the number that it was sent to.
  const sent = sentCode?.phone === digits ? sentCode : null;

  const sending = useMutation({
    ...api.mutation("POST /customer/auth-tokens"),
    onSuccess({ row }) {
      setSentCode({ phone: digits, ...row });
      setTypedCode("");
    },
    onError: (error) => setErrors({ ...NO_ERRORS, phone: messageOf(error) }),
  });
  const signingIn = useMutation({
    ...api.mutation("POST /api/guest-signin"),
    onSuccess: ({ row, token = "" }) => beginSession(runtime, token, row),
    onError: (error) => setErrors({ ...NO_ERRORS, code: messageOf(error) }),
  });

  function sendCode() {
    const phoneError = MOBILE_NUMBER.test(digits) ? null : words.phoneInvalid;
    setErrors({ ...NO_ERRORS, phone: phoneError });
    if (phoneError === null && !sending.isPending) sending.mutate({ body: { phone: digits } });
  }
  /** Signs in with what is typed; answers false where something is missing or refused, and the fields say what. */
  async function signIn(typedCode = code): Promise<boolean> {
    const found = missing({ name, digits, isSent: sent !== null, code: typedCode });
    setErrors(found);
    if (Object.values(found).some((error) => error !== null)) return false;
    // The last digit may have sent it off already: whoever asks meanwhile waits for the same answer.
    underWay.current ??= signingIn
      .mutateAsync({ body: { name: name.trim(), phone: digits, code: typedCode } })
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        underWay.current = null;
      });
    return underWay.current;
  }
  /** The last digit sends the code off by itself. */
  function setCode(text: string) {
    const next = phoneDigits(text).slice(0, SMS_CODE_DIGITS);
    setTypedCode(next);
    setErrors({ ...errors, code: null });
    if (next.length === SMS_CODE_DIGITS) void signIn(next);
  }

  return {
    name,
    phone,
    code,
    sent,
    errors,
    isBusy: sending.isPending || signingIn.isPending,
    setName: (text: string) => change({ name: text }),
    setPhone: (text: string) => change({ phone: text }),
    setCode,
    sendCode,
    signIn,
  };
}

interface Typed {
  name: string;
  digits: string;
  isSent: boolean;
  code: string;
}

function missing({ name, digits, isSent, code }: Typed): IdentityErrors {
  const isPhone = MOBILE_NUMBER.test(digits);
  return {
    name: name.trim() === "" ? words.nameMissing : null,
    phone: !isPhone ? words.phoneInvalid : isSent ? null : words.codeUnsent,
    code: isSent && code.length < SMS_CODE_DIGITS ? words.codeMissing : null,
  };
}

const messageOf = (error: Error) => (error instanceof ApiError ? error.message : words.failed.title);
