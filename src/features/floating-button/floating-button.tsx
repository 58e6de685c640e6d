"use client";

import { clsx } from "clsx";
import { lazy, type ReactNode, useId, useRef, useState } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { useOpenLate } from "@/blocks/late/use-open-late";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { hasFloatingButton } from "@/lib/floating-routes";
import { useSitePath } from "@/state/use-site-path";
import { LatePart } from "@/ui/late-part";
import type { FloatingAction } from "./floating-actions";

const loadList = async () => ({ default: (await import("./action-list")).ActionList });
const ActionList = lazy(loadList);

interface FloatingButtonProps {
  buttonText: string;
  /** Drawn by the server, as no icon changes in the browser: before the text, and on the toggle. */
  mark: ReactNode;
  plus: ReactNode;
  /** On phones, before the toggle: the ways that take one touch. */
  quick: ReactNode;
  isDefaultOpen: boolean;
  actions: readonly FloatingAction[];
}

const FILLED = "bg-accent text-on-accent transition-colors duration-colour hover:bg-accent-hover";
const FILLED_WHERE_WIDE =
  "md:bg-accent md:text-on-accent md:transition-colors md:duration-colour md:hover:bg-accent-hover";

/**
 * Spec §2: books, and unfolds the other ways to reach the clinic, on the routes that show it. It covers nothing: on phones
 * it is a bar of 60 at the foot of the page, which the page leaves free (globals.css), and on wide screens an upright tab
 * as wide as the gutter, in which no page has words or controls.
 */
export function FloatingButton(props: FloatingButtonProps) {
  const path = useSitePath();
  // What was unfolded belongs to the page that was left.
  return hasFloatingButton(path) ? <FloatingGroup key={path} {...props} /> : null;
}

function FloatingGroup({ buttonText, mark, plus, quick, isDefaultOpen, actions }: FloatingButtonProps) {
  const [isOpen, setIsOpen] = useState(isDefaultOpen);
  const { isOpening, openLate } = useOpenLate(loadList, () => setIsOpen(true));
  const listId = useId();
  const group = useRef<HTMLElement>(null);
  const hasToggle = actions.length > 0;
  const isAllQuick = actions.every(({ isQuick }) => isQuick);
  return (
    <section
      ref={group}
      aria-label={floatingButtonLabels.group}
      data-floating=""
      className="fixed right-0 bottom-0 z-floating flex items-end gap-2 max-md:left-0 max-md:flex-col-reverse md:bottom-8 md:flex-row-reverse"
    >
      <div
        data-booking-bar=""
        className="flex max-md:w-full max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-[0_-1px_var(--line)] md:w-gutter md:flex-col md:rounded-l-m md:shadow-float"
      >
        {quick}
        <BookButton
          screen={{ screen: "treatment" }}
          className={clsx(
            FILLED,
            "flex items-center gap-2 text-button2 max-md:order-last max-md:min-h-15 max-md:flex-[1.5] max-md:justify-center md:rounded-tl-m md:pt-5 md:pb-5 md:tracking-[.08em] md:[writing-mode:vertical-rl]",
            hasToggle ? "md:noscript:rounded-bl-m" : "md:rounded-bl-m",
          )}
        >
          {mark}
          {buttonText}
        </BookButton>
        {hasToggle && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={isOpen ? floatingButtonLabels.close : floatingButtonLabels.open}
            aria-busy={isOpening || undefined}
            onClick={isOpen ? () => setIsOpen(false) : openLate}
            className={clsx(
              FILLED_WHERE_WIDE,
              "grid place-items-center content-center gap-[3px] noscript:hidden max-md:order-1 max-md:content-start max-md:pt-2 max-md:min-h-15 max-md:flex-1 max-md:text-ink-2 md:min-h-12 md:rounded-bl-m md:shadow-[inset_0_1px_rgb(255_255_255/.22)]",
              isAllQuick && "max-md:hidden",
            )}
          >
            <span
              className={clsx("transition-transform duration-place", (isOpen || isOpening) && "rotate-45")}
            >
              {plus}
            </span>
            <span className="font-medium text-b7 leading-[1.15] md:hidden">{floatingButtonLabels.more}</span>
          </button>
        )}
      </div>
      {/* After the toggle, so that the keyboard goes on into what was unfolded; drawn above or beside it. */}
      {isOpen && hasToggle && (
        <LatePart>
          <ActionList id={listId} actions={actions} group={group} onFold={() => setIsOpen(false)} />
        </LatePart>
      )}
    </section>
  );
}
