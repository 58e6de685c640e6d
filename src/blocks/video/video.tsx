"use client";

import PlayIcon from "@lucide/icons/icons/play";
import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { videoLabels } from "@/labels/blocks";
import { videoEmbedUrl } from "@/lib/video-link";
import { Icon } from "@/ui/icon";
import { pictureFrameClass } from "@/ui/picture-frame";

interface VideoProps {
  /** 11 characters. */
  videoId: string;
  title: string;
  /** A picture of our own that fills the frame before it is played: the host's would already be asked for. */
  poster?: ReactNode;
}

const FRAME = pictureFrameClass({ ratio: "aspect-video", className: "w-full" });

/** A video that is fetched from its host only once it is asked for; without JavaScript it is a link to it. */
export function Video({ videoId, title, poster }: VideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return <Player videoId={videoId} title={title} />;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      rel="noopener"
      data-opens-here
      aria-label={videoLabels.play(title)}
      onClick={play}
      className={clsx(FRAME, "group grid place-items-center")}
    >
      {poster}
      <span className="relative grid size-18 place-items-center rounded-full bg-surface text-ink shadow-float transition-transform duration-place group-hover:scale-105">
        <Icon of={PlayIcon} size={28} />
      </span>
    </a>
  );
}

/** Takes over the focus of the link that it replaces. */
function Player({ videoId, title }: Omit<VideoProps, "poster">) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`${videoEmbedUrl(videoId)}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className={FRAME}
    />
  );
}
