import { useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useEffect } from "react";
import { useAllWords } from "../../data/use-all-words";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { IdentityFields } from "../../identity/identity-fields";
import { SessionExpiredNote } from "../../identity/session-expired-note";
import { useIdentityForm } from "../../identity/use-identity-form";
import { VerifyIdentity } from "../../identity/verify-identity";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { SubHead } from "../../parts/sub-head";
import { TabScreen } from "../../parts/tab-screen";
import { goAtom } from "../../state/screen";
import { afterSignInAtom, tokenAtom } from "../../state/session";

/** Signs somebody in, then leads on to what was wanted. */
export function SignInScreen() {
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const next = useAtomValue(afterSignInAtom);
  const go = useSetAtom(goAtom);
  useEffect(() => {
    if (isSignedIn) go(next);
  }, [isSignedIn, next, go]);
  return (
    <TabScreen hasSession={false}>
      <SignInForm />
    </TabScreen>
  );
}

/** Both ways to sign in, for a screen that needs somebody signed in: members by verification, guests by SMS code. */
export function SignInForm() {
  const { session: words, people } = useAllWords();
  return (
    <>
      <Heading>{words.signInTitle}</Heading>
      <p className="mt-1 text-b5 text-ink-2">{words.signInDescription}</p>
      <SessionExpiredNote />
      <section aria-labelledby="sign-in-member">
        <SubHead id="sign-in-member">{people.verify.member}</SubHead>
        <p className="-mt-1 mb-4 text-b5 text-ink-2">{people.verify.memberDescription}</p>
        <VerifyIdentity>{people.verify.signIn}</VerifyIdentity>
      </section>
      <GuestSignIn />
    </>
  );
}

function GuestSignIn() {
  const { verify: words } = useAllWords().people;
  const form = useIdentityForm();
  const focusInvalid = useFocusInvalid();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.signIn())) focusInvalid();
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="sign-in-guest" className="mt-9 border-line border-t">
      <SubHead id="sign-in-guest">{words.guest}</SubHead>
      <p className="-mt-1 text-b5 text-ink-2">{words.guestDescription}</p>
      <IdentityFields form={form} />
      <LineButton type="submit" size="tall" isWide className="mt-6" aria-disabled={form.isBusy}>
        {words.guestSignIn}
      </LineButton>
    </form>
  );
}
