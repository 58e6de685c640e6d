import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import { useLayoutEffect, useRef } from "react";
import type { Customer } from "@/contract/api/auth-and-customer";
import { formatPhone } from "@/lib/phone";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useAllWords } from "../../data/use-all-words";
import { isFocusAtBody } from "../../lib/focus";
import { useRuntime } from "../../runtime/runtime-context";
import { endSession } from "../../runtime/session";

/** Who is signed in, in place of the fields. */
export function SignedInAs({ customer }: { customer: Customer }) {
  const { session, contact, people } = useAllWords();
  const runtime = useRuntime();
  const place = useRef<HTMLElement>(null);
  // The fields that this replaces had the focus, which has fallen to the body with them.
  useLayoutEffect(() => {
    if (isFocusAtBody()) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={contact.verified}
      className="mt-5 border-line border-t border-b py-4 outline-none"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-label2 tabular-nums">
          {session.signedInAs(customer.name)}
          <span className="block text-b5 text-ink-2">{formatPhone(customer.phone)}</span>
        </p>
        <button type="button" className={moreLinkClass} onClick={() => void endSession(runtime)}>
          {customer.isRegular ? people.verify.useOther : session.useOther}
        </button>
      </div>
      <p role="status" className="mt-1 flex items-center gap-1.5 text-b6 text-ok">
        <Icon of={CircleCheckIcon} size={16} />
        {customer.isRegular
          ? people.verify.isMember
          : customer.contactEmail
            ? contact.emailVerified
            : contact.verified}
      </p>
    </section>
  );
}
