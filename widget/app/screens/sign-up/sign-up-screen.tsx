import { useQuery } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { verifiedPersonQuery } from "../../identity/enter-verified";
import { PersonFacts } from "../../identity/person-facts";
import { Heading } from "../../parts/heading";
import { SubScreen } from "../../parts/sub-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { type Verification, verificationAtom } from "../../state/people";
import { goAtom } from "../../state/screen";
import { afterSignInAtom, tokenAtom } from "../../state/session";
import { Agreements } from "../contact/agreements";
import { SignUpProblem } from "./sign-up-problem";
import { useSignUp } from "./use-sign-up";

/** A verified person agrees to the terms and is a member: somebody new, or a guest who is signed in. */
export function SignUpScreen() {
  const verification = useAtomValue(verificationAtom);
  return verification && <SignUp key={verification.impUid} verification={verification} />;
}

function SignUp({ verification }: { verification: Verification }) {
  const { signUp: words } = useAllWords().people;
  const isGuest = useAtomValue(tokenAtom) !== null;
  const go = useSetAtom(goAtom);
  const next = useAtomValue(afterSignInAtom);
  const person = useQuery(verifiedPersonQuery(useRuntime(), verification));
  const signUp = useSignUp(verification);
  const problem = signUp.error ?? person.error;
  const label = isGuest ? words.submitGuest : words.submit;
  return (
    <SubScreen
      title={words.title}
      onBack={() => go(isGuest || next === "contact" ? next : "signIn")}
      footer={
        <Button size="tall" isWide aria-disabled={signUp.isBusy} onClick={signUp.submit}>
          {signUp.isBusy ? words.submitting : label}
        </Button>
      }
    >
      <Heading>{isGuest ? words.guestQuestion : words.question}</Heading>
      <p className="mt-1 mb-5 text-b5 text-ink-2">{isGuest ? words.guestDescription : words.description}</p>
      <SignUpProblem error={problem} onAskAgain={person.error ? () => void person.refetch() : undefined} />
      {person.data ? <PersonFacts person={person.data} /> : !person.error && <Skeleton className="h-40" />}
      <Agreements error={signUp.agreementsError} onChange={signUp.clearAgreementsError} />
    </SubScreen>
  );
}
