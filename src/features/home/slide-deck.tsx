"use client";

import { clsx } from "clsx";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { homeLabels } from "@/labels/home";

const SlideControls = lazy(() => import("./slide-controls"));

interface SlideDeckProps {
  slides: readonly ReactNode[];
  className?: string;
  /** Where the controls stand; their height is kept free from the start. */
  controlsClassName?: string;
  /** count: `1 / 5` and a pause button alone, for a small place. */
  controls?: "full" | "count";
}

/**
 * Slides side by side, at first a row that scrolls by itself. What moves them is fetched after the first frame,
 * and only when there is more than one.
 */
export function SlideDeck({ slides, className, controlsClassName, controls = "full" }: SlideDeckProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const isMoving = useAfterFirstFrame() && slides.length > 1;
  return (
    <section aria-label={homeLabels.slides} className={clsx("relative", className)}>
      <div
        ref={viewport}
        className={clsx("h-full", isMoving ? "overflow-hidden" : "scroll-row snap-x snap-mandatory")}
      >
        <div className="flex h-full">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
              key={index}
              role="group"
              aria-roledescription={homeLabels.slide}
              aria-label={homeLabels.slideOf(index + 1, slides.length)}
              className="min-w-0 flex-[0_0_100%] snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={clsx("min-h-11", controlsClassName)}>
          {isMoving && (
            <Suspense fallback={null}>
              <SlideControls viewport={viewport} count={slides.length} look={controls} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

function useAfterFirstFrame(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAfter(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
