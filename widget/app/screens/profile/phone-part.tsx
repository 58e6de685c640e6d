import { useAtom } from "jotai";
import type { Customer } from "@/contract/api/auth-and-customer";
import { formatPhone } from "@/lib/phone";
import { useWords } from "../../data/use-words";
import { VerifyIdentity } from "../../identity/verify-identity";
import { LineButton } from "../../parts/line-button";
import { SubHead } from "../../parts/sub-head";
import { newPhoneAtom } from "../../state/people";
import { PhoneChange } from "./phone-change";

/** The number that a customer is reached at: guests change it by a code, members by verifying anew. */
export function PhonePart({ customer }: { customer: Customer }) {
  const { phone: words } = useWords().people;
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
