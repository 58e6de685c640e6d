import type { ComponentProps, MouseEvent } from "react";
import { Button, moreLinkClass } from "@/ui/button";
import { useAllWords } from "../data/use-all-words";
import { errorText } from "../lib/error-text";
import { LineButton } from "../parts/line-button";
import { Note } from "../parts/note";
import { useVerification } from "./use-verification";
import { VERIFICATION_WINDOW_NAME } from "./verification-window";

interface VerifyIdentityProps {
  children: string;
  look?: ComponentProps<typeof Button>["look"];
}

/** The button that begins an identity verification, and what has become of it. */
export function VerifyIdentity({ children, look = "fill" }: VerifyIdentityProps) {
  const { people } = useAllWords();
  const words = people.verify;
  const verification = useVerification();
  const { step } = verification.state;
  const isBusy = step === "opening" || step === "checking";
  const TheButton = look === "line" ? LineButton : Button;
  return (
    <div className="grid">
      <TheButton size="tall" isWide aria-disabled={isBusy} onClick={() => void verification.begin()}>
        {step === "checking" ? words.checking : step === "waiting" ? words.showWindow : children}
      </TheButton>
      <p role="status" className="text-b6 text-ink-2 not-empty:mt-2">
        {step === "waiting" && words.waiting}
      </p>
      <Outcome verification={verification} />
    </div>
  );
}

function Outcome({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const allWords = useAllWords();
  const words = allWords.people.verify;
  const { state, check, reopen } = verification;
  if (state.step === "givenUp") return <Note title={words.givenUp.title}>{words.givenUp.description}</Note>;
  if (state.step === "blocked") {
    const open = (event: MouseEvent) => {
      if (reopen()) event.preventDefault();
    };
    return (
      <Note title={words.blocked.title}>
        {words.blocked.description}
        <a
          href={state.url}
          target={VERIFICATION_WINDOW_NAME}
          rel="opener"
          onClick={open}
          className={linkClass}
        >
          {words.openWindow}
        </a>
      </Note>
    );
  }
  if (state.step !== "failed") return null;
  const { error, again } = state;
  return (
    <Note title={errorText(error, allWords)}>
      {again ? words.failedButProven : words.failed}
      {again && (
        <button type="button" className={linkClass} onClick={() => void check(again)}>
          {words.checkAgain}
        </button>
      )}
    </Note>
  );
}

const linkClass = `${moreLinkClass} flex`;
