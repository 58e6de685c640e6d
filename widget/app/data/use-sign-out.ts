import { useRuntime } from "../runtime/runtime-context";
import { endSession } from "../runtime/session";
import { useWords } from "./use-words";

/** Signs out, and says so. */
export function useSignOut(): () => void {
  const { session } = useWords();
  const runtime = useRuntime();
  return () => {
    void endSession(runtime);
    runtime.showToast(session.signedOut);
  };
}
