import { IDENTITY_DONE_MESSAGE } from "@/contract/api/identity-done";

export const VERIFICATION_WINDOW_NAME = "identity-verification";
const WINDOW_FEATURES = "popup,width=480,height=760";
const CLOSED_CHECK_MS = 400;
/** The last word of a window that closes itself may still be on its way. */
const LAST_WORD_MS = 800;
const IMP_UID = /^[\w-]{4,100}$/;

export type VerificationWindow = ReturnType<typeof openVerificationWindow>;

/**
 * The window in which a visitor proves who they are. Call it within the click that asks for it: browsers block what
 * opens later. `onEnd` is told once: the impUid of what was finished, or null where the window was closed without.
 */
export function openVerificationWindow(onEnd: (impUid: string | null) => void) {
  let shown = window.open("about:blank", VERIFICATION_WINDOW_NAME, WINDOW_FEATURES);
  let lastWord: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (shown?.closed) lastWord ??= setTimeout(() => end(null), LAST_WORD_MS);
  }, CLOSED_CHECK_MS);

  /** From the backend's own page alone, in the very window that was opened here. */
  function receive({ origin, source, data }: MessageEvent<unknown>) {
    if (origin !== window.location.origin || source === null || !isOwnWindow(source)) return;
    if (typeof data !== "object" || data === null || !("type" in data) || !("impUid" in data)) return;
    if (data.type !== IDENTITY_DONE_MESSAGE) return;
    end(typeof data.impUid === "string" && IMP_UID.test(data.impUid) ? data.impUid : null);
  }
  // A browser that opens a link's window does not always say which it is: its opener does.
  const isOwnWindow = (source: MessageEventSource) =>
    shown ? source === shown : "opener" in source && source.opener === window;

  function stop() {
    clearInterval(watch);
    clearTimeout(lastWord);
    window.removeEventListener("message", receive);
    shown?.close();
  }
  function end(impUid: string | null) {
    stop();
    onEnd(impUid);
  }
  window.addEventListener("message", receive);

  return {
    /** Goes to the provider's page; false where the browser has blocked the window. */
    show(url: string): boolean {
      shown?.location.replace(url);
      return shown !== null;
    },
    /** Opens a blocked window by a click of its own; false where that is blocked as well. */
    reopen(url: string): boolean {
      shown = window.open(url, VERIFICATION_WINDOW_NAME, WINDOW_FEATURES);
      return shown !== null;
    },
    focus: () => shown?.focus(),
    /** Ends it without a word. */
    stop,
  };
}
