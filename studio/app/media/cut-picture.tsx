import type { CSSProperties } from "react";
import type { Media } from "@/contract/studio/media";
import type { Crop } from "@/contract/studio/media-shapes";
import { Picture } from "./picture";

interface CutPictureProps {
  media: Pick<Media, "url" | "width" | "height">;
  crop: Crop;
}

const percent = (part: number) => `${part * 100}%`;

/** A part of a picture, as it would be cut. */
export function CutPicture({ media, crop }: CutPictureProps) {
  const style: CSSProperties = {
    width: percent(media.width / crop.width),
    left: percent(-crop.x / crop.width),
    top: percent(-crop.y / crop.height),
  };
  return (
    <span className="md-cut" style={{ aspectRatio: `${crop.width} / ${crop.height}` }}>
      <span style={style}>
        <Picture url={media.url} />
      </span>
    </span>
  );
}
