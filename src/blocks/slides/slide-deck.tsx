"use client";

import { clsx } from "clsx";
import { lazy, type ReactNode, useRef } from "react";
import { slideLabels } from "@/labels/slides";
import { LatePart } from "@/ui/late-part";
import { SlideControls } from "./slide-controls";
import { useSlides } from "./use-slides";

const SlideEngine = lazy(() => import("./slide-engine"));

interface SlideDeckProps {
  slides: readonly ReactNode[];
  className?: string;
  /** Where the controls stand; their height is kept free from the start. */
  controlsClassName?: string;
  /** count: `1 / 5` and a pause button alone, for a small place. overlay: the same, on a picture. */
  controls?: "full" | "count" | "overlay";
}

/**
 * Slides side by side: at first a row that scrolls by itself, so that they need no script. What moves them is fetched
 * when they move for the first time: by hand, or after 5 s.
 */
export function SlideDeck({ slides, className, controlsClassName, controls = "full" }: SlideDeckProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const deck = useSlides(slides.length);
  return (
    <section aria-label={slideLabels.slides} className={clsx("relative", className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is listened to are the slides inside */}
      <div
        ref={viewport}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && deck.wake()}
        // A slide that has the focus must not leave by itself.
        onFocus={deck.wake}
        onScroll={
          deck.hasEngine ? undefined : ({ currentTarget }) => deck.setIndex(slideInView(currentTarget))
        }
        className={clsx("h-full", deck.hasEngine ? "overflow-hidden" : "scroll-row snap-x snap-mandatory")}
      >
        <div className="flex h-full">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
              key={index}
              role="group"
              aria-roledescription={slideLabels.slide}
              aria-label={slideLabels.slideOf(index + 1, slides.length)}
              // Without a script every slide stays within reach.
              inert={deck.isMounted && index !== deck.index}
              className="min-w-0 flex-[0_0_100%] snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={clsx("min-h-11", controlsClassName)}>
          {deck.isMounted && <SlideControls look={controls} count={slides.length} deck={deck} />}
        </div>
      )}
      {deck.isAwake && (
        <LatePart>
          <SlideEngine viewport={viewport} deck={deck} />
        </LatePart>
      )}
    </section>
  );
}

const slideInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
