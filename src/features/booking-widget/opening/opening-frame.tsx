"use client";

import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { WidgetScreen } from "@/contract/widget/messages";
import { bookingLabels } from "@/labels/layout/booking";
import { openingLabels } from "@/labels/widget-opening";
import { afterPaint } from "@/lib/after-paint";
import { type SiteWidget, useSite } from "@/state/site";
import { openingAtom, WIDGET_PLACE_ID } from "@/state/widget-place";
import { endOpening } from "./opening-state";
import { OpeningStepView } from "./opening-step";
import { stepOf } from "./step-of";

/** The place of the widget with the step that was asked for, for as long as the widget is on its way. */
export function OpeningFrame({ widget }: { widget: SiteWidget }) {
  const opening = useAtomValue(openingAtom);
  if (!opening) return null;
  const place = widget.position === "panel" ? document.getElementById(WIDGET_PLACE_ID) : null;
  const isModal = !place || window.matchMedia(`(max-width: ${PHONE_MAX_PX}px)`).matches;
  // The panel shows the widget's home as it is.
  if (opening.screen.screen === "home" && !isModal) return null;
  return createPortal(
    <>
      {isModal && !place && (
        <div
          className={clsx(
            "fixed inset-0 z-modal bg-gray-1000/40 transition-opacity duration-place max-md:hidden",
            opening.isAnswered && "opacity-0",
          )}
        />
      )}
      <Frame
        screen={opening.screen}
        widget={widget}
        place={!isModal ? "panel" : place ? "sheet" : "drawer"}
        isWaiting={!opening.isAnswered}
        isFailed={opening.isFailed === true}
      />
    </>,
    place ?? document.body,
  );
}

const PLACES = {
  panel: "absolute inset-0 z-1 size-full border-line border-r bg-ground-2",
  sheet: "fixed inset-0 z-alert h-dvh w-full bg-surface",
  drawer: "fixed inset-y-0 right-0 left-auto z-alert h-dvh w-[min(432px,100%)] bg-surface",
};

interface FrameProps {
  screen: WidgetScreen;
  widget: SiteWidget;
  place: keyof typeof PLACES;
  isWaiting: boolean;
  isFailed: boolean;
}

function Frame({ screen, widget, place, isWaiting, isFailed }: FrameProps) {
  const { phone } = useSite();
  const ref = useOpenDialog(isWaiting, place !== "panel");
  return (
    <dialog
      ref={ref}
      aria-label={openingLabels.title}
      inert={!isWaiting}
      data-place={place === "panel" ? "panel" : "sheet"}
      style={widget.colors}
      onCancel={(event) => {
        event.preventDefault();
        endOpening();
      }}
      onKeyDown={({ key }) => key === "Escape" && endOpening()}
      className={clsx(
        // Not wholly opaque, as the panel's rows (layout/side-panel/widget-place.tsx).
        "m-0 flex max-h-none max-w-none flex-col p-0 text-ink opacity-99 backdrop:bg-transparent",
        PLACES[place],
      )}
    >
      <OpeningStepView
        step={stepOf(screen, widget.isConsultingOnly)}
        isBusy={!isFailed}
        onClose={endOpening}
      />
      <p
        role="status"
        className="absolute inset-x-0 bottom-36 mx-auto w-fit bg-inherit px-3 text-b6 text-ink-2"
      >
        {isFailed ? `${bookingLabels.failed}.` : bookingLabels.opening}
        {phone && (
          <a
            href={phone.href}
            className="ml-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {bookingLabels.call(phone.text)}
          </a>
        )}
      </p>
    </dialog>
  );
}

/**
 * Opens it for as long as the visitor waits. It takes the focus and becomes modal after its first paint: both have styles
 * and layout calculated in their own task, the latter of all the page's elements, which become inert. It stays drawn while
 * the widget takes its place, without the focus.
 */
function useOpenDialog(isWaiting: boolean, isModal: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isWaiting) return;
    const opener = document.activeElement;
    // `show()` would move the focus at once.
    dialog.open = true;
    const cancel = afterPaint(() => {
      if (isModal) {
        dialog.open = false;
        dialog.showModal();
      }
      dialog.querySelector<HTMLElement>("[data-question]")?.focus({ preventScroll: true });
    });
    return () => {
      cancel();
      dialog.close();
      // The widget gives the focus back to what has it when it opens.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isWaiting, isModal]);
  return ref;
}
