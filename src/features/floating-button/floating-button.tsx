"use client";

import { clsx } from "clsx";
import { lazy, type ReactNode, useId, useRef, useState } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { hasFloatingButton } from "@/lib/floating-routes";
import { useSitePath } from "@/state/use-site-path";
import { LatePart } from "@/ui/late-part";
import type { FloatingAction } from "./floating-actions";

const ActionList = lazy(() => import("./action-list").then((module) => ({ default: module.ActionList })));

interface FloatingButtonProps {
  buttonText: string;
  /** Drawn by the server, as no icon changes in the browser: before the text, and on the toggle. */
  mark: ReactNode;
  plus: ReactNode;
  isDefaultOpen: boolean;
  actions: readonly FloatingAction[];
}

const HALF = "bg-accent text-on-accent transition-colors duration-colour hover:bg-accent-hover";

/** Spec §2: books, and unfolds the other ways to reach the clinic, on the routes that show it. */
export function FloatingButton(props: FloatingButtonProps) {
  const path = useSitePath();
  // What was unfolded belongs to the page that was left.
  return hasFloatingButton(path) ? <FloatingGroup key={path} {...props} /> : null;
}

function FloatingGroup({ buttonText, mark, plus, isDefaultOpen, actions }: FloatingButtonProps) {
  const [isOpen, setIsOpen] = useState(isDefaultOpen);
  const listId = useId();
  const group = useRef<HTMLElement>(null);
  const hasToggle = actions.length > 0;
  return (
    <section
      ref={group}
      aria-label={floatingButtonLabels.group}
      data-floating=""
      className="fixed right-4 bottom-5 z-floating flex flex-col-reverse items-end gap-2 md:right-8 md:bottom-8"
    >
      <div data-booking-bar="" className="flex rounded-btn shadow-float">
        <BookButton
          screen={{ screen: "treatment" }}
          className={clsx(
            HALF,
            "flex min-h-13 items-center gap-2 rounded-btn px-[22px] text-button2",
            hasToggle && "rounded-r-none noscript:rounded-btn",
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
            onClick={() => setIsOpen(!isOpen)}
            className={clsx(
              HALF,
              "grid w-12 place-items-center rounded-btn rounded-l-none noscript:hidden shadow-[inset_1px_0_rgb(255_255_255/.22)]",
            )}
          >
            <span className={clsx("transition-transform duration-place", isOpen && "rotate-45")}>{plus}</span>
          </button>
        )}
      </div>
      {/* After the toggle, so that the keyboard goes on into what was unfolded; drawn above it. */}
      {isOpen && hasToggle && (
        <LatePart>
          <ActionList id={listId} actions={actions} group={group} onFold={() => setIsOpen(false)} />
        </LatePart>
      )}
    </section>
  );
}
