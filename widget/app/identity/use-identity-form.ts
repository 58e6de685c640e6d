import { useMutation } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { SMS_CODE_DIGITS } from "@/config/booking";
import { useAllWords } from "../data/use-all-words";
import { useOneAtATime } from "../data/use-one-at-a-time";
import { beginSession } from "../runtime/begin-session";
import { useRuntime } from "../runtime/runtime-context";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { deviceMarkAtom } from "../state/session";
import { useSmsCode } from "./use-sms-code";

export type IdentityForm = ReturnType<typeof useIdentityForm>;

/** Name, phone and SMS code of a visitor who signs in as a guest. What is typed is part of the draft. */
export function useIdentityForm() {
  const { contact: words } = useAllWords();
  const runtime = useRuntime();
  const { name, phone } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const [nameError, setNameError] = useState<string | null>(null);
  const sms = useSmsCode(phone);
  const oneAtATime = useOneAtATime();

  const { mutateAsync, isPending } = useMutation({
    ...runtime.api.mutation("POST /api/guest-signin"),
    onSuccess: ({ row, token = "" }) => beginSession(runtime, token, row),
    onError: sms.refuse,
  });

  /** Signs in with what is typed; answers false where something is missing or refused, and the fields say what. */
  async function signIn(code = sms.code): Promise<boolean> {
    const isNamed = name.trim() !== "";
    setNameError(isNamed ? null : words.nameMissing);
    if (!sms.check(code) || !isNamed) return false;
    const deviceMark = runtime.store.get(deviceMarkAtom) ?? undefined;
    return oneAtATime(() =>
      mutateAsync({ body: { name: name.trim(), phone: sms.digits, code, deviceMark } }),
    );
  }
  /** The last digit sends the code off by itself, once. */
  function typeCode(text: string) {
    const code = sms.type(text);
    if (code.length === SMS_CODE_DIGITS && code !== sms.code) void signIn(code);
  }

  return {
    name,
    phone,
    nameError,
    sms,
    isBusy: sms.isSending || isPending,
    setName: (text: string) => change({ name: text }),
    setPhone: (text: string) => change({ phone: text }),
    typeCode,
    signIn,
  };
}
