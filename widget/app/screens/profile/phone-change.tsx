import type { FormEvent } from "react";
import type { Customer } from "@/contract/api/auth-and-customer";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { useWords } from "../../data/use-words";
import { CodeField } from "../../identity/code-field";
import { PhoneField } from "../../identity/phone-field";
import { LineButton } from "../../parts/line-button";
import { usePhoneChange } from "./use-phone-change";

/** A guest's new number, with the code that proves it. */
export function PhoneChange({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { phone: words } = useWords().people;
  const form = usePhoneChange(customer, onDone);
  const focusInvalid = useFocusInvalid();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.change())) focusInvalid();
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="mt-3 text-b5 text-ink-2">{words.hint}</p>
      <PhoneField
        label={words.newPhone}
        phone={form.phone}
        sms={form.sms}
        isBusy={form.isBusy}
        onChange={form.setPhone}
      />
      <CodeField sms={form.sms} onType={form.typeCode} />
      <div className="mt-5 grid grid-cols-2 gap-2">
        <LineButton size="large" onClick={onDone}>
          {words.cancel}
        </LineButton>
        <LineButton type="submit" size="large" aria-disabled={form.isBusy}>
          {words.confirm}
        </LineButton>
      </div>
    </form>
  );
}
