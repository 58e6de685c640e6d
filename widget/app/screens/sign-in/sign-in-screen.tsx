import { useAtomValue, useSetAtom } from "jotai";
import type { FormEvent } from "react";
import { useEffect } from "react";
import { widgetLabels } from "@/labels/widget";
import { Button } from "@/ui/button";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { IdentityFields } from "../../identity/identity-fields";
import { useIdentityForm } from "../../identity/use-identity-form";
import { Heading } from "../../parts/heading";
import { TabScreen } from "../../parts/tab-screen";
import { goAtom } from "../../state/screen";
import { afterSignInAtom, tokenAtom } from "../../state/session";

const { session: words } = widgetLabels;

/** Signs a guest in by SMS code, then leads on to what was wanted. */
export function SignInScreen() {
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const next = useAtomValue(afterSignInAtom);
  const go = useSetAtom(goAtom);
  useEffect(() => {
    if (isSignedIn) go(next);
  }, [isSignedIn, next, go]);
  return (
    <TabScreen>
      <SignInForm />
    </TabScreen>
  );
}

/** The form by itself, for a screen that needs somebody signed in. */
export function SignInForm() {
  const form = useIdentityForm();
  const focusInvalid = useFocusInvalid();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.signIn())) focusInvalid();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Heading>{words.signInTitle}</Heading>
      <p className="mt-1 mb-2 text-b5 text-ink-2">{words.signInDescription}</p>
      <IdentityFields form={form} />
      <Button type="submit" size="tall" isWide className="mt-8" disabled={form.isBusy}>
        {words.signIn}
      </Button>
    </form>
  );
}
