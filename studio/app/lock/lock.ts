import type { StaffAccount } from "@/contract/studio/people";
import { call } from "../api";
import { isIdle, touch } from "./idle";
import { isLocked, setLocked } from "./locked";

/** Between tabs: what one did, the others do. */
type Message = { kind: "locked" } | { kind: "unlocked"; phone: string };

const CHECK_MS = 5000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
const channel = new BroadcastChannel("studio.lock");

/** Covers the screen of every tab, and ends what the session may until somebody unlocks it. */
export function lockScreen(): void {
  setLocked(true);
  channel.postMessage({ kind: "locked" } satisfies Message);
  // The screen is covered without an answer too; a session that is over needs no lock.
  call("POST /studio/account/lock", {}).catch(() => {});
}

/** Notes that somebody came in here, for the other tabs as well. */
export function tellUnlocked({ phone }: Pick<StaffAccount, "phone">): void {
  touch(Date.now());
  channel.postMessage({ kind: "unlocked", phone } satisfies Message);
}

function check(): void {
  if (!isLocked() && isIdle(Date.now())) lockScreen();
}

/** Notes that somebody touched the screen. After the minutes have run out a touch comes too late, also where the timer slept. */
export function noteTouch(): void {
  check();
  if (!isLocked()) touch(Date.now());
}

/**
 * Locks the screen once nobody touches this computer in any of its tabs, and tells when another tab was unlocked, by the
 * number of the account. Returns what ends the watch.
 */
export function watchIdle(onUnlocked: (phone: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "locked") setLocked(true);
    else onUnlocked(data.phone);
  };
  if (isLocked()) lockScreen();
  else touch(Date.now());
  const timer = setInterval(check, CHECK_MS);
  for (const kind of TOUCHES) window.addEventListener(kind, noteTouch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", check);
  channel.addEventListener("message", onMessage);
  return () => {
    clearInterval(timer);
    for (const kind of TOUCHES) window.removeEventListener(kind, noteTouch, { capture: true });
    document.removeEventListener("visibilitychange", check);
    channel.removeEventListener("message", onMessage);
  };
}
