import { useMutation } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { SMS_CODE_DIGITS } from "@/config/booking";
import type { Customer } from "@/contract/api/auth-and-customer";
import { useAllWords } from "../../data/use-all-words";
import { useOneAtATime } from "../../data/use-one-at-a-time";
import { useSmsCode } from "../../identity/use-sms-code";
import { keepCustomer } from "../../runtime/begin-session";
import { useRuntime } from "../../runtime/runtime-context";
import { newPhoneAtom } from "../../state/people";
import { sentCodeAtom, typedCodeAtom } from "../../state/session";

/** Changes a guest's number to one that they prove to have. What is typed survives a reload. */
export function usePhoneChange(customer: Customer, onDone: () => void) {
  const { phone: words } = useAllWords().people;
  const runtime = useRuntime();
  const { api, showToast } = runtime;
  const [newPhone, setPhone] = useAtom(newPhoneAtom);
  const setSentCode = useSetAtom(sentCodeAtom);
  const setTypedCode = useSetAtom(typedCodeAtom);
  const phone = newPhone ?? "";
  const sms = useSmsCode(phone);
  const oneAtATime = useOneAtATime();
  const isSame = sms.digits === customer.phone;

  const { mutateAsync, isPending } = useMutation({
    ...api.mutation("PUT /guest-customer/phone"),
    onSuccess({ row }) {
      keepCustomer(runtime, row);
      setSentCode(null);
      setTypedCode("");
      showToast(words.changed, "success");
      onDone();
    },
    onError: sms.refuse,
  });

  async function change(code = sms.code): Promise<boolean> {
    if (!sms.check(code)) return false;
    return oneAtATime(() => mutateAsync({ body: { phone: sms.digits, code } }));
  }
  function typeCode(text: string) {
    const code = sms.type(text);
    if (code.length === SMS_CODE_DIGITS && code !== sms.code) void change(code);
  }
  return {
    phone,
    // No code is spent on the number that is theirs already.
    sms: isSame ? { ...sms, errors: { ...sms.errors, phone: words.same }, send: () => undefined } : sms,
    isBusy: sms.isSending || isPending,
    setPhone,
    typeCode,
    change,
  };
}
