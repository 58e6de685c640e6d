import { act } from "@testing-library/preact";
import { vi } from "vitest";
import { IDENTITY_DONE_MESSAGE } from "@/contract/api/identity-done";
import { IMP_UID } from "./people-handlers";

/** The window that a verification opens, with hands for what happens in it. */
export function stubVerificationWindow() {
  const shown = {
    closed: false,
    location: { replace: vi.fn<(url: string) => void>() },
    focus: vi.fn(),
    close: () => {
      shown.closed = true;
    },
  };
  // A window has far more than a verification asks of it.
  const asWindow = shown as unknown as Window;
  const open = vi.spyOn(window, "open").mockReturnValue(asWindow);

  function say(data: unknown, from: { origin?: string; source?: unknown } = {}) {
    const event = new MessageEvent("message", { data, origin: from.origin ?? window.location.origin });
    // jsdom takes none but its own windows.
    Object.defineProperty(event, "source", { value: "source" in from ? from.source : shown });
    act(() => void window.dispatchEvent(event));
  }
  return {
    shown,
    open,
    say,
    /** The visitor proves who they are. */
    finish: () => say({ type: IDENTITY_DONE_MESSAGE, impUid: IMP_UID }),
    /** The browser opens no window. */
    block: () => open.mockReturnValue(null),
    unblock: () => open.mockReturnValue(asWindow),
  };
}
