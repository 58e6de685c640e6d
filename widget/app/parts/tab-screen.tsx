import { clsx } from "clsx";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { widgetLabels } from "@/labels/widget";
import { moreLinkClass } from "@/ui/button";
import { useRuntime } from "../runtime/runtime-context";
import { endSession } from "../runtime/session";
import { frameAtom } from "../state/frame";
import { goAtom } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";
import { TabBar } from "./tab-bar";
import { CloseButton } from "./top-bar";

/** The frame of the screens between bookings: bar with the session above, tab bar below. */
export function TabScreen({ children }: { children: ReactNode }) {
  const isPanel = useAtomValue(frameAtom)?.isPanel;
  return (
    <>
      <header
        className={clsx(
          "sticky top-0 z-header flex h-13 items-center bg-(--widget-bar,inherit) pl-gutter shadow-[inset_0_-1px_var(--line)]",
          isPanel ? "pr-3" : "pr-1",
        )}
      >
        <BarTitle />
        <SessionButton />
        <CloseButton />
      </header>
      <main aria-label={widgetLabels.title} className="mx-auto w-full max-w-160 flex-1 px-gutter pt-9 pb-6">
        {children}
      </main>
      <TabBar />
    </>
  );
}

/** The partner's logo for the widget, else what the widget is for. */
function BarTitle() {
  const { boot } = useRuntime();
  const { widgetLogoUrl } = boot.layout;
  if (widgetLogoUrl === null) return <p className="flex-1 text-h5">{widgetLabels.title}</p>;
  return (
    <p className="flex-1">
      {/* biome-ignore lint/performance/noImgElement: the widget is not built by Next */}
      <img src={widgetLogoUrl} alt={boot.partner.displayName} className="h-6 w-auto" />
    </p>
  );
}

function SessionButton() {
  const runtime = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const go = useSetAtom(goAtom);
  const setAfterSignIn = useSetAtom(afterSignInAtom);
  const signOut = () => {
    void endSession(runtime);
    runtime.showToast(widgetLabels.session.signedOut);
  };
  const signIn = () => {
    setAfterSignIn("home");
    go("signIn");
  };
  return (
    <button
      type="button"
      onClick={isSignedIn ? signOut : signIn}
      className={`${moreLinkClass} px-3 text-(--widget-bar-action,var(--ink-2))`}
    >
      {isSignedIn ? widgetLabels.session.signOut : widgetLabels.session.signIn}
    </button>
  );
}
