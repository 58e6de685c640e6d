"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { SafeLink } from "@/blocks/link/safe-link";
import { chatClient } from "@/state/chat-client";
import { ActionIcon } from "./action-icon";
import type { FloatingAction } from "./floating-actions";

const ROW = "flex min-h-12 w-full items-center gap-3 rounded-s px-3.5 text-label3 hover:bg-accent-soft";

interface ActionListProps {
  id: string;
  actions: readonly FloatingAction[];
  /** The button and its list. */
  group: RefObject<HTMLElement | null>;
  onFold: () => void;
}

/** The sub-buttons, one column above the main one on phones, beside it on wide screens. */
export function ActionList({ id, actions, group, onFold }: ActionListProps) {
  useFolding(group, onFold);
  return (
    <ul
      id={id}
      className="max-h-[60dvh] min-w-46 overflow-y-auto rounded-m bg-surface p-1 shadow-float max-md:mr-3"
    >
      {actions.map((action) => (
        <li key={action.title} className={action.isQuick ? "max-md:hidden" : undefined}>
          <ActionRow action={action} />
        </li>
      ))}
    </ul>
  );
}

function ActionRow({ action }: { action: FloatingAction }) {
  const words = (
    <>
      <ActionIcon icons={action.icons} />
      {action.title}
    </>
  );
  if (action.kind === "link") {
    return (
      <SafeLink href={action.href} className={ROW}>
        {words}
      </SafeLink>
    );
  }
  if (action.kind === "book") {
    return (
      <BookButton screen={{ screen: "treatment" }} className={ROW}>
        {words}
      </BookButton>
    );
  }
  return (
    <button type="button" onClick={chatClient.open} className={ROW}>
      {words}
    </button>
  );
}

/** Folds the list on Escape inside of it, and once the keyboard reaches a control outside, which it could cover. */
function useFolding(group: RefObject<HTMLElement | null>, fold: () => void): void {
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || group.current?.contains(target)) return;
    if (target.matches(":focus-visible")) fold();
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    fold();
  });

  useEffect(() => {
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
