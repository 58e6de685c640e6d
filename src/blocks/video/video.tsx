"use client";

import { clsx } from "clsx";
import PlayIcon from "lucide-react/icons/play";
import { useState } from "react";
import { videoLabels } from "@/labels/blocks";
import { Icon } from "@/ui/icon";
import { pictureFrameClass } from "@/ui/picture-frame";

interface VideoProps {
  /** 11 characters. */
  videoId: string;
  title: string;
}

/** A video that is fetched from its host only once it is asked for. */
export function Video({ videoId, title }: VideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = pictureFrameClass({ ratio: "aspect-video", className: "w-full" });
  if (isPlaying)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className={frame}
      />
    );
  return (
    <button
      type="button"
      aria-label={videoLabels.play(title)}
      onClick={() => setIsPlaying(true)}
      className={clsx(frame, "group grid place-items-center")}
    >
      <span className="grid size-18 place-items-center rounded-full bg-surface text-ink shadow-float transition-transform group-hover:scale-105">
        <Icon of={PlayIcon} size={28} />
      </span>
    </button>
  );
}
