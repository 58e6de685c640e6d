import { clsx } from "clsx";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { BAR_ACTION_CLASS, BarTitle, START_BAR_CLASS } from "@/ui/booking-start";
import { moreLinkClass } from "@/ui/button";
import { useSignOut } from "../data/use-sign-out";
import { useWords } from "../data/use-words";
import { useRuntime } from "../runtime/runtime-context";
import { frameAtom } from "../state/frame";
import { goAtom, type Screen } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";
import { LanguageChoice } from "./language-choice";
import { TabBar } from "./tab-bar";
import { CloseButton, TopBar } from "./top-bar";

interface TabScreenProps {
  /** With backTo: what stands in the bar instead of the session. */
  title?: string;
  /** The screen that this one is a part of. */
  backTo?: Screen;
  /** False where the screen itself offers to sign in or out. */
  hasSession?: boolean;
  children: ReactNode;
}

/** The frame of the screens between bookings: bar with the session above, or with a way back; tab bar below. */
export function TabScreen({ title, backTo, hasSession = true, children }: TabScreenProps) {
  const words = useWords();
  const go = useSetAtom(goAtom);
  return (
    <>
      {title !== undefined && backTo ? (
        <header className="sticky top-0 z-header bg-inherit shadow-[inset_0_-1px_var(--line)]">
          <TopBar title={title} onBack={() => go(backTo)} />
        </header>
      ) : (
        <SessionBar hasSession={hasSession} />
      )}
      <main aria-label={words.title} className="mx-auto w-full max-w-160 flex-1 px-gutter pt-9 pb-6">
        {children}
      </main>
      <TabBar />
    </>
  );
}

function SessionBar({ hasSession }: { hasSession: boolean }) {
  const { title } = useWords();
  const { boot } = useRuntime();
  const isPanel = useAtomValue(frameAtom)?.isPanel;
  return (
    <header className={clsx(START_BAR_CLASS, "sticky top-0 z-header pl-gutter", isPanel ? "pr-3" : "pr-1")}>
      <BarTitle title={title} logoUrl={boot.layout.widgetLogoUrl} partnerName={boot.partner.displayName} />
      <LanguageChoice />
      {hasSession && <SessionButton />}
      <CloseButton />
    </header>
  );
}

function SessionButton() {
  const { session } = useWords();
  const signOut = useSignOut();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const go = useSetAtom(goAtom);
  const setAfterSignIn = useSetAtom(afterSignInAtom);
  const signIn = () => {
    setAfterSignIn("home");
    go("signIn");
  };
  return (
    <button
      type="button"
      onClick={isSignedIn ? signOut : signIn}
      className={`${moreLinkClass} ${BAR_ACTION_CLASS} px-3`}
    >
      {isSignedIn ? session.signOut : session.signIn}
    </button>
  );
}
