import { useAtomValue, useSetAtom } from "jotai";
import { widgetLabels } from "@/labels/widget";
import { TextArea } from "@/ui/text-field";
import { useCustomer } from "../../data/use-customer";
import { IdentityFields } from "../../identity/identity-fields";
import { Heading } from "../../parts/heading";
import { Note } from "../../parts/note";
import { StepScreen } from "../../parts/step-screen";
import { changeDraftAtom, draftAtom } from "../../state/draft";
import { isSessionExpiredAtom } from "../../state/session";
import { Agreements } from "./agreements";
import { BookingFailure } from "./booking-failure";
import { BookingSummary } from "./booking-summary";
import { SignedInAs } from "./signed-in-as";
import { useContactStep } from "./use-contact-step";

const { contact: words } = widgetLabels;
const MEMO_LENGTH = 1000;

/** Step 3: who comes, what they want to say, what they agree to. */
export function ContactScreen() {
  const { kind, memo } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const { customer } = useCustomer();
  const step = useContactStep();
  return (
    <StepScreen
      title={kind === "visit" ? widgetLabels.purpose.title : widgetLabels.treatments.title}
      footer={<BookingSummary isBusy={step.isBusy} onBook={step.submit} />}
    >
      <div className="pt-7">
        <Heading>{words.question}</Heading>
        <p className="mt-1 text-b5 text-ink-2">{words.description}</p>
      </div>
      <BookingFailure error={step.error} />
      <SessionExpiredNote />
      {customer ? <SignedInAs customer={customer} /> : <IdentityFields form={step.form} />}
      <TextArea
        label={`${words.memo} (${widgetLabels.optional})`}
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

function SessionExpiredNote() {
  const isExpired = useAtomValue(isSessionExpiredAtom);
  if (!isExpired) return null;
  return <Note title={words.sessionExpired.title}>{words.sessionExpired.description}</Note>;
}
