import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useId, useState } from "react";
import { CheckBox } from "@/ui/check-box";
import { TextArea } from "@/ui/text-field";
import { useAllWords } from "../../data/use-all-words";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { TabScreen } from "../../parts/tab-screen";
import { leaveReasonAtom } from "../../state/people";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { Consequences } from "./consequences";
import { LeaveFailure } from "./leave-failure";
import { useLeave } from "./use-leave";

const REASON_LENGTH = 500;

/** Leaving the membership: what goes, what the law keeps, and a confirmation before the one button. */
export function LeaveScreen() {
  const { leave: words } = useAllWords().people;
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return (
    <TabScreen title={words.title} backTo="profile">
      {isSignedIn ? <Leave /> : <SignInForm />}
    </TabScreen>
  );
}

function Leave() {
  const { people, optional } = useAllWords();
  const words = people.leave;
  const [reason, setReason] = useAtom(leaveReasonAtom);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const focusInvalid = useFocusInvalid();
  const go = useSetAtom(goAtom);
  const { leave, isBusy, error } = useLeave();
  const errorId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isConfirmed);
    if (isConfirmed) leave(reason);
    else focusInvalid();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Heading>{words.question}</Heading>
      <p className="mt-1 text-b5 text-ink-2">{words.description}</p>
      <LeaveFailure error={error} />
      <Consequences />
      <TextArea
        label={`${words.reason} (${optional})`}
        placeholder={words.reasonPlaceholder}
        rows={3}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <CheckBox
        checked={isConfirmed}
        onChange={() => {
          setConfirmed(!isConfirmed);
          setMissing(false);
        }}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        className="mt-6 min-h-14 border-line-strong border-t"
      >
        <span className="text-h5">{words.confirm}</span>
      </CheckBox>
      {isMissing && (
        <p id={errorId} role="alert" className="text-b6 text-bad">
          {words.confirmMissing}
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <LineButton size="tall" onClick={() => go("profile")}>
          {words.stay}
        </LineButton>
        <LineButton type="submit" size="tall" aria-disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </LineButton>
      </div>
    </form>
  );
}
