"use client";

import ChevronsLeftRightIcon from "@lucide/icons/icons/chevrons-left-right";
import { type CSSProperties, useState } from "react";
import { resultsLabels } from "@/labels/results";
import { Icon } from "@/ui/icon";
import { PlainPicture } from "@/ui/plain-picture";

export interface ComparedPictures {
  title: string;
  beforeImageUrl: string;
  afterImageUrl: string;
  /** When the second picture was taken. */
  elapsed: string;
}

const MIDDLE = 50;

/** Two pictures of the same place, one over the other, parted by a line that moves by touch, mouse and keys. */
export function CompareSlider({ pair }: { pair: ComparedPictures }) {
  const [percent, setPercent] = useState(MIDDLE);
  const { title, elapsed } = pair;
  const place = { "--place": `${percent}%` } as CSSProperties; // A custom property is no key that React knows.
  return (
    <div className="relative isolate touch-pan-y select-none overflow-hidden rounded-pic" style={place}>
      <PlainPicture
        src={pair.afterImageUrl}
        alt={resultsLabels.afterAlt(title, elapsed)}
        ratio="aspect-[4/5]"
        radius="rounded-none"
      />
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--place))_0_0)]">
        <PlainPicture
          src={pair.beforeImageUrl}
          alt={resultsLabels.beforeAlt(title)}
          ratio="h-full"
          radius="rounded-none"
        />
      </div>
      <Side className="left-3">{resultsLabels.before}</Side>
      <Side className="right-3">{resultsLabels.after}</Side>
      {/* The thumb's middle stands on the line: the field is as much wider as the thumb is. */}
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        aria-label={resultsLabels.compare(title)}
        aria-valuetext={resultsLabels.share(percent)}
        className="peer -inset-x-[22px] absolute inset-y-0 z-1 h-full w-[calc(100%+44px)] cursor-ew-resize touch-pan-y appearance-none bg-transparent opacity-0 [&::-moz-range-thumb]:size-11 [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none"
      />
      <div
        aria-hidden
        className="-translate-x-1/2 pointer-events-none absolute inset-y-0 left-(--place) w-0.5 bg-gray-0 peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-focus"
      >
        <span className="-translate-1/2 absolute top-1/2 left-1/2 grid size-11 place-items-center rounded-full bg-gray-0 text-gray-900 shadow-float">
          <Icon of={ChevronsLeftRightIcon} />
        </span>
      </div>
    </div>
  );
}

function Side({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`absolute top-3 inline-flex h-6 items-center rounded-s bg-surface px-2 text-ink text-label5 ${className}`}
    >
      {children}
    </span>
  );
}
