import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import PauseIcon from "@lucide/icons/icons/pause";
import PlayIcon from "@lucide/icons/icons/play";
import { clsx } from "clsx";
import { slideLabels } from "@/labels/slides";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import type { Deck } from "./use-slides";

interface SlideControlsProps {
  look: "full" | "count" | "overlay";
  count: number;
  deck: Deck;
}

/** Where one is among the slides, back, on, and a pause that the keyboard reaches. */
export function SlideControls({ look, count, deck }: SlideControlsProps) {
  if (look === "count") {
    return (
      <div className="flex items-center text-label5 tabular-nums">
        <NextButton deck={deck} count={count} className="bg-primary-900/70 px-3 py-[3px] text-gray-0" />
        <PauseButton deck={deck} />
      </div>
    );
  }
  if (look === "overlay") {
    return (
      <div className="flex min-h-11 items-center rounded-full bg-gray-1000/70 text-gray-0 text-label5 tabular-nums">
        <NextButton deck={deck} count={count} className={deck.mayPlay ? "pl-4" : "px-4"} />
        <PauseButton deck={deck} className="rounded-full hover:bg-gray-0/12" />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1 text-ink-2 text-label4 tabular-nums">
      <IconButton label={slideLabels.previousSlide} onClick={() => deck.go(-1)}>
        <Icon of={ChevronLeftIcon} />
      </IconButton>
      <span>{deck.index + 1}</span>
      <span aria-hidden className="mx-2 h-px w-18 bg-line-strong">
        <span
          className="-translate-y-px block h-0.5 bg-ink transition-[width] duration-scroll"
          style={{ width: `${((deck.index + 1) / count) * 100}%` }}
        />
      </span>
      <span>{count}</span>
      <IconButton label={slideLabels.nextSlide} onClick={() => deck.go(1)}>
        <Icon of={ChevronRightIcon} />
      </IconButton>
      <PauseButton deck={deck} />
    </div>
  );
}

/** In a small place the count itself leads on: the slides that are not shown are out of the keyboard's reach. */
function NextButton({ deck, count, className }: { deck: Deck; count: number; className: string }) {
  const place = slideLabels.slideOf(deck.index + 1, count);
  return (
    <button
      type="button"
      aria-label={`${place}, ${slideLabels.nextSlide}`}
      onClick={() => deck.go(1)}
      className={clsx("relative touch-44 rounded-full", className)}
    >
      {place}
    </button>
  );
}

function PauseButton({ deck, className }: { deck: Deck; className?: string }) {
  const { mayPlay, isPlaying, setIsPlaying } = deck;
  if (!mayPlay) return null;
  return (
    <IconButton
      className={className}
      label={isPlaying ? slideLabels.pauseSlides : slideLabels.playSlides}
      onClick={() => setIsPlaying(!isPlaying)}
    >
      <Icon of={isPlaying ? PauseIcon : PlayIcon} size={16} />
    </IconButton>
  );
}
