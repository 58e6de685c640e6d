import { type ReactNode, ViewTransition } from "react";
import { preload } from "react-dom";
import { imageSource } from "./image-source";
import {
  type Focus,
  focusStyle,
  MORPH,
  PICTURE_IMAGE_CLASS,
  type PictureFrame,
  pictureFrameClass,
} from "./picture-frame";

interface PictureProps extends PictureFrame {
  /** `/media/<partner>/<file>.webp`. */
  src: string;
  alt: string;
  /** How wide it is shown, as an img's sizes; one number of pixels for a thumbnail. */
  sizes: string;
  /** True for the largest picture of the first view alone: it is fetched first. */
  isFirst?: boolean;
  /** What its frame must not crop. */
  focus?: Focus | null;
  /** At most one badge, top left. */
  badge?: ReactNode;
  /** The picture of this name on the next screen grows out of this one, by a link that asks for it; once on a screen. */
  morphName?: string;
}

/** A picture at a fixed ratio on the house's tile, resized by the server. For the widget see PlainPicture. */
export function Picture({
  src,
  alt,
  sizes,
  isFirst = false,
  focus,
  badge,
  morphName,
  ...frame
}: PictureProps) {
  const source = imageSource(src, sizes);
  if (isFirst) {
    preload(source.src, {
      as: "image",
      imageSrcSet: source.srcSet,
      imageSizes: source.sizes,
      fetchPriority: "high",
    });
  }
  const picture = (
    <div className={pictureFrameClass(frame)}>
      {/* biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script */}
      <img
        {...source}
        alt={alt}
        decoding="async"
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        className={PICTURE_IMAGE_CLASS}
        style={focusStyle(focus)}
      />
      {badge && <div className="absolute top-3 left-3 flex">{badge}</div>}
    </div>
  );
  if (!morphName) return picture;
  return (
    <ViewTransition name={morphName} share={{ [MORPH]: MORPH, default: "none" }} default="none">
      {picture}
    </ViewTransition>
  );
}
