"use client";

import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import PauseIcon from "lucide-react/icons/pause";
import PlayIcon from "lucide-react/icons/play";
import { type RefObject, useEffect, useState } from "react";
import { SLIDE_AUTOPLAY_MS } from "@/config/slides";
import { homeLabels } from "@/labels/home";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

interface SlideControlsProps {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  look: "full" | "count";
}

/** Moves the slides: every 5 s, in a loop, going on after interaction (spec §4); still under reduced motion. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function SlideControls({ viewport, count, look }: SlideControlsProps) {
  const { index, isPlaying, mayPlay, move, toggle } = useSlides(viewport);
  const pause = mayPlay && (
    <IconButton label={isPlaying ? homeLabels.pauseSlides : homeLabels.playSlides} onClick={toggle}>
      <Icon of={isPlaying ? PauseIcon : PlayIcon} size={16} />
    </IconButton>
  );
  if (look === "count") {
    return (
      <div className="flex items-center text-label5 tabular-nums">
        <span className="rounded-full bg-primary-900/70 px-3 py-[3px] text-gray-0">
          {homeLabels.slideOf(index + 1, count)}
        </span>
        {pause}
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1 text-ink-2 text-label4 tabular-nums">
      <IconButton label={homeLabels.previousSlide} onClick={() => move(-1)}>
        <Icon of={ChevronLeftIcon} />
      </IconButton>
      <span>{index + 1}</span>
      <span aria-hidden className="mx-2 h-px w-18 bg-line-strong">
        <span
          className="-translate-y-px block h-0.5 bg-ink transition-[width] duration-scroll ease-house"
          style={{ width: `${((index + 1) / count) * 100}%` }}
        />
      </span>
      <span>{count}</span>
      <IconButton label={homeLabels.nextSlide} onClick={() => move(1)}>
        <Icon of={ChevronRightIcon} />
      </IconButton>
      {pause}
    </div>
  );
}

function useSlides(viewport: RefObject<HTMLDivElement | null>) {
  const [mayPlay] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [start] = useState(() => slideInView(viewport.current));
  const [index, setIndex] = useState(start);
  const [isPlaying, setIsPlaying] = useState(mayPlay);
  const [emblaRef, embla] = useEmblaCarousel(
    { loop: true, startIndex: start },
    mayPlay ? [Autoplay({ delay: SLIDE_AUTOPLAY_MS, stopOnInteraction: false })] : [],
  );

  useEffect(() => emblaRef(viewport.current), [emblaRef, viewport]);
  useEffect(() => {
    if (!embla) return;
    const show = () => setIndex(embla.selectedScrollSnap());
    embla.on("select", show);
    return () => {
      embla.off("select", show);
    };
  }, [embla]);

  return {
    index,
    isPlaying,
    mayPlay,
    move: (step: 1 | -1) => (step === 1 ? embla?.scrollNext(!mayPlay) : embla?.scrollPrev(!mayPlay)),
    toggle: () => {
      const autoplay = embla?.plugins().autoplay;
      if (isPlaying) autoplay?.stop();
      else autoplay?.play();
      setIsPlaying(!isPlaying);
    },
  };
}

/** Where the row was scrolled to by hand before it became slides. */
function slideInView(viewport: HTMLDivElement | null): number {
  if (!viewport?.clientWidth) return 0;
  const index = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  return index;
}
