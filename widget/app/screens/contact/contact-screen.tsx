import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, lazy, Suspense } from "react";
import { Skeleton } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-field";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { useOwnInTheWay } from "../../data/use-own-in-the-way";
import { IdentityFields } from "../../identity/identity-fields";
import { SessionExpiredNote } from "../../identity/session-expired-note";
import type { IdentityForm } from "../../identity/use-identity-form";
import { Heading } from "../../parts/heading";
import { OwnInTheWay } from "../../parts/own-in-the-way";
import { StepScreen } from "../../parts/step-screen";
import { changeDraftAtom, draftAtom } from "../../state/draft";
import { Agreements } from "./agreements";
import { BookingFailure, WaitingNote } from "./booking-failure";
import { BookingSummary } from "./booking-summary";
import { KeptTime } from "./kept-time";
import { SignedInAs } from "./signed-in-as";
import { useContactStep } from "./use-contact-step";

const MEMO_LENGTH = 1000;

/** Where its code does not come, the booking goes on by the fields below it. */
const MemberEntry = lazy<ComponentType>(() =>
  import("../../identity/member-entry").then(
    (module) => ({ default: module.MemberEntry }),
    () => ({ default: () => null }),
  ),
);

/** Step 3: who comes, what they want to say, what they agree to. */
export function ContactScreen() {
  const { purpose, treatments, contact: words, optional } = useAllWords();
  const { kind, memo } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const { customer } = useCustomer();
  const step = useContactStep();
  const inTheWay = useOwnInTheWay();
  return (
    <StepScreen
      title={kind === "visit" ? purpose.title : treatments.title}
      footer={<BookingSummary isBusy={step.isBusy} onBook={step.submit} />}
    >
      <div className="pt-7">
        <Heading>{words.question}</Heading>
        <p className="mt-1 text-b5 text-ink-2">{words.description}</p>
      </div>
      <KeptTime />
      <WaitingNote />
      {inTheWay ? <OwnInTheWay found={inTheWay} /> : <BookingFailure error={step.error} />}
      <SessionExpiredNote />
      {customer ? <SignedInAs customer={customer} /> : <ContactFields form={step.form} />}
      <TextArea
        label={`${words.memo} (${optional})`}
        placeholder={words.memoPlaceholder}
        rows={3}
        maxLength={MEMO_LENGTH}
        value={memo}
        onChange={(event) => change({ memo: event.target.value })}
      />
      <Agreements error={step.agreementsError} onChange={step.clearAgreementsError} />
    </StepScreen>
  );
}

/** Who is not signed in yet: a member verifies, anybody else names themselves. */
function ContactFields({ form }: { form: IdentityForm }) {
  return (
    <>
      <Suspense fallback={<Skeleton className="mt-5 h-32" />}>
        <MemberEntry />
      </Suspense>
      <IdentityFields form={form} />
    </>
  );
}
