import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/api-error";
import { runMutation } from "@/api/run-mutation";
import { useRuntime } from "../runtime/runtime-context";
import type { Verification } from "../state/people";
import { enterVerified } from "./enter-verified";
import { openVerificationWindow, type VerificationWindow } from "./verification-window";

export type VerificationState =
  | { step: "idle" | "opening" | "waiting" | "checking" | "givenUp" }
  /** The browser has blocked the window: its address, for a link. */
  | { step: "blocked"; url: string }
  /** `again`: the verification itself is good, and can be asked about once more. */
  | { step: "failed"; error: Error; again: Verification | null };

const REFUSED_BELOW = 500;

/** An identity verification in a window of its own, and what follows from it. However often it is asked for, one is under way. */
export function useVerification() {
  const runtime = useRuntime();
  const [state, setState] = useState<VerificationState>({ step: "idle" });
  const current = useRef<VerificationWindow | null>(null);
  useEffect(() => () => current.current?.stop(), []);

  async function begin() {
    if (current.current) return current.current.focus();
    if (state.step === "checking") return;
    let token = "";
    const shown = openVerificationWindow((impUid) => {
      current.current = null;
      if (impUid === null) setState({ step: "givenUp" });
      else void check({ impUid, token });
    });
    current.current = shown;
    setState({ step: "opening" });
    try {
      const begun = await runMutation(runtime.queryClient, runtime.api.mutation("POST /certification"), {
        body: {},
      });
      token = begun.row.token;
      // Closed meanwhile: that has been told.
      if (current.current !== shown) return;
      setState(shown.show(begun.row.url) ? { step: "waiting" } : { step: "blocked", url: begun.row.url });
    } catch (error) {
      shown.stop();
      current.current = null;
      setState({ step: "failed", error: asError(error), again: null });
    }
  }

  async function check(verification: Verification) {
    setState({ step: "checking" });
    try {
      await enterVerified(runtime, verification);
      setState({ step: "idle" });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < REFUSED_BELOW;
      setState({ step: "failed", error: asError(error), again: isRefused ? null : verification });
    }
  }

  /** Opens the blocked window; false leaves it to the link itself. */
  function reopen(): boolean {
    if (state.step !== "blocked" || !current.current?.reopen(state.url)) return false;
    setState({ step: "waiting" });
    return true;
  }
  return { state, begin, check, reopen };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
