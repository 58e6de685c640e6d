import {
  type Focus,
  focusStyle,
  PICTURE_IMAGE_CLASS,
  type PictureFrame,
  pictureFrameClass,
} from "./picture-frame";

interface PlainPictureProps extends PictureFrame {
  src: string;
  alt: string;
  /** What its frame must not crop. */
  focus?: Focus | null;
}

/**
 * Picture without Next's image service: for the widget, which is a page of its own, and for members' pictures, which no
 * cache may share.
 */
export function PlainPicture({ src, alt, focus, ...frame }: PlainPictureProps) {
  return (
    <div className={pictureFrameClass(frame)}>
      {/* biome-ignore lint/performance/noImgElement: neither may go through Next's image service */}
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={PICTURE_IMAGE_CLASS}
        style={focusStyle(focus)}
      />
    </div>
  );
}
