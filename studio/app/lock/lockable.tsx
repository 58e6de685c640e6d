import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { StaffAccount } from "@/contract/studio/people";
import { tellUnlocked, watchIdle } from "./lock";
import { LockScreen } from "./lock-screen";
import { lockedAtom, setLocked } from "./locked";

/** Pages of those who have not come in yet. */
const OUTSIDE = /^\/(signin|invite)(\/|$)/;

/** What the screen shows, until it locks: then it is hidden and takes no press, and stays as it is beneath. */
export function Lockable({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return OUTSIDE.test(path) ? children : <Inside>{children}</Inside>;
}

function Inside({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const isLocked = useAtomValue(lockedAtom);
  const known = client.getQueryData<StaffAccount>(["account"])?.phone;

  /** Another tab was unlocked. Nothing of somebody else's stays: neither what was read nor what was half done. */
  function onUnlocked(phone: string) {
    if (client.getQueryData<StaffAccount>(["account"])?.phone !== phone) return window.location.reload();
    setLocked(false);
    void client.invalidateQueries();
  }
  const latest = useRef(onUnlocked);
  latest.current = onUnlocked;
  useEffect(() => watchIdle((phone) => latest.current(phone)), []);
  useCover(isLocked);

  function onIn(account: StaffAccount) {
    tellUnlocked(account);
    // The cover stays until the page is another one.
    if (known !== undefined && known !== account.phone) return window.location.assign(pathFor(account));
    client.setQueryData(["account"], account);
    setLocked(false);
    void client.invalidateQueries();
  }
  return (
    <>
      {/* A page that was opened locked has read nothing yet, and does not begin to. */}
      {(!isLocked || known !== undefined) && children}
      {isLocked && <LockScreen onIn={onIn} />}
    </>
  );
}

/** Dialogs stand beside the root: the style sheet hides them by the body's mark. */
function useCover(isLocked: boolean): void {
  useLayoutEffect(() => {
    const root = document.getElementById("root");
    if (!isLocked || !root) return;
    root.inert = true;
    document.body.dataset.locked = "";
    return () => {
      root.inert = false;
      delete document.body.dataset.locked;
    };
  }, [isLocked]);
}

/** The same address, where the account works at its clinic. */
function pathFor({ clinics }: StaffAccount): string {
  const { pathname, search } = window.location;
  return clinics.some(({ id }) => pathname.split("/")[1] === id) ? pathname + search : "/";
}
