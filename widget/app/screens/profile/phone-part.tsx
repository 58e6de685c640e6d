import { useAtom } from "jotai";
import type { FormEvent } from "react";
import type { Customer } from "@/contract/api/auth-and-customer";
import { formatPhone } from "@/lib/phone";
import { useAllWords } from "../../data/use-all-words";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { CodeField } from "../../identity/code-field";
import { PhoneField } from "../../identity/phone-field";
import { VerifyIdentity } from "../../identity/verify-identity";
import { LineButton } from "../../parts/line-button";
import { SubHead } from "../../parts/sub-head";
import { newPhoneAtom } from "../../state/people";
import { usePhoneChange } from "./use-phone-change";

/** The number that a customer is reached at: guests change it by a code, members by verifying again. */
export function PhonePart({ customer }: { customer: Customer }) {
  const { phone: words } = useAllWords().people;
  const [newPhone, setNewPhone] = useAtom(newPhoneAtom);
  const isChanging = newPhone !== null && !customer.isRegular;
  return (
    <section aria-labelledby="profile-phone">
      <SubHead id="profile-phone">{words.title}</SubHead>
      <div className="flex min-h-14 items-center justify-between gap-3 border-line-strong border-t border-b border-b-line py-1">
        <p className="text-label2 tabular-nums">{formatPhone(customer.phone)}</p>
        {!customer.isRegular && !isChanging && (
          <LineButton size="small" onClick={() => setNewPhone("")}>
            {words.change}
          </LineButton>
        )}
      </div>
      {isChanging && <PhoneChange customer={customer} onDone={() => setNewPhone(null)} />}
      {customer.isRegular && (
        <>
          <p className="mt-3 mb-4 text-b5 text-ink-2">{words.memberHint}</p>
          <VerifyIdentity look="line">{words.verify}</VerifyIdentity>
        </>
      )}
    </section>
  );
}

/** A guest's new number, with the code that proves it. */
function PhoneChange({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { phone: words } = useAllWords().people;
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
