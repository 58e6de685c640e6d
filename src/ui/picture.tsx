import { clsx } from "clsx";
import Image from "next/image";
import type { ReactNode } from "react";
import { PICTURE_IMAGE_CLASS, type PictureFrame, pictureFrameClass } from "./picture-frame";

interface PictureProps extends PictureFrame {
  /** `/media/<partner>/<file>.webp`. */
  src: string;
  alt: string;
  /** How wide it is shown, as an img's sizes. */
  sizes: string;
  /** True for the largest picture of the first view alone: it is fetched first. */
  isFirst?: boolean;
  /** At most one badge, top left. */
  badge?: ReactNode;
}

/** A picture at a fixed ratio on the house's tile, resized by the server. For the widget see PlainPicture. */
export function Picture({ src, alt, sizes, isFirst = false, badge, ...frame }: PictureProps) {
  return (
    <div className={pictureFrameClass(frame)}>
      <Image
        src={src}
        alt={alt}
        fill
        sizes={sizes}
        className={clsx(PICTURE_IMAGE_CLASS)}
        {...(isFirst && { preload: true, fetchPriority: "high" as const })}
      />
      {badge && <div className="absolute top-3 left-3 flex">{badge}</div>}
    </div>
  );
}
