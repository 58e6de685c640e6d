import { useEffect, useRef } from "react";
import { isLocked } from "../lock/locked";
import { hasSingleKeys } from "./single-keys";

type Keys = Record<string, (() => void) | undefined>;

const TYPED_IN =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [popover]";
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(TYPED_IN) !== null;

/** With Enter a focused button or link is pressed, but what is chosen already; arrows choose among radio buttons. */
const isPress = ({ key, target }: KeyboardEvent) => {
  if (!(target instanceof Element)) return false;
  if (key.startsWith("Arrow")) return target.matches("[type=radio]");
  return key === "Enter" && target.closest("button:not([aria-current=true]), a") !== null;
};

/** A key that types something, where this computer has those switched off. */
const isSwitchedOff = ({ key }: KeyboardEvent) => key.length === 1 && !hasSingleKeys();

const isMeantForOthers = (event: KeyboardEvent) =>
  isLocked() ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  isSwitchedOff(event) ||
  isPress(event) ||
  isHeldDown(event);

/** On a Korean keyboard the key's place says which letter it is. */
const nameOf = ({ code, key }: KeyboardEvent) =>
  /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

/** Held down, these go on and on. What decides or opens something needs a press of its own each time. */
const GO_ON = new Set(["j", "k", "[", "]", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);
const isHeldDown = (event: KeyboardEvent) => event.repeat && !GO_ON.has(nameOf(event));

/** Single keys of a screen; they rest while somebody types, or is in a dialog or popover. Letters count in both cases. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = isMeantForOthers(event) ? undefined : latest.current[nameOf(event)];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
