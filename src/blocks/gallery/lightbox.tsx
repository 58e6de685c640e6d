"use client";

import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import XIcon from "@lucide/icons/icons/x";
import ZoomInIcon from "@lucide/icons/icons/zoom-in";
import ZoomOutIcon from "@lucide/icons/icons/zoom-out";
import Yarl, { isImageSlide, type Render, useLightboxState } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./lightbox.css";
import { MOTION_CURVE } from "@/config/motion";
import type { Picture } from "@/contract/api/story-blocks";
import { galleryLabels } from "@/labels/gallery";
import { Icon } from "@/ui/icon";
import { imageSource } from "@/ui/image-source";

export interface LightboxProps {
  pictures: readonly Picture[];
  /** The picture that is shown first. */
  index: number;
  isOpen: boolean;
  onClose: () => void;
}

const LABELS = {
  Lightbox: galleryLabels.lightbox,
  "Photo gallery": galleryLabels.pictures,
  Carousel: galleryLabels.carousel,
  Slide: galleryLabels.picture,
  "{index} of {total}": galleryLabels.place,
  Previous: galleryLabels.previous,
  Next: galleryLabels.next,
  Close: galleryLabels.close,
  "Zoom in": galleryLabels.zoomIn,
  "Zoom out": galleryLabels.zoomOut,
};

const MAX_ZOOM = 2;
const EASING = { fade: MOTION_CURVE, swipe: MOTION_CURVE, navigation: MOTION_CURVE };

/** Pictures one at a time over the whole window: arrows, swipe, zoom; Escape closes, and the focus goes back. */
export function Lightbox({ pictures, index, isOpen, onClose }: LightboxProps) {
  return (
    <Yarl
      open={isOpen}
      close={onClose}
      index={index}
      slides={pictures.map(({ url, alt }) => ({ src: largeSource(url), alt }))}
      plugins={pictures.length > 1 ? [Counter, Zoom] : [Zoom]}
      labels={LABELS}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 240, swipe: 400, easing: EASING }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM }}
      counter={{ container: { className: "text-label3 tabular-nums" } }}
      render={pictures.length > 1 ? RENDER : { ...RENDER, buttonPrev: nothing, buttonNext: nothing }}
      className="lightbox"
    />
  );
}

const nothing = () => null;

const RENDER: Render = {
  iconPrev: () => <Icon of={ChevronLeftIcon} size={24} />,
  iconNext: () => <Icon of={ChevronRightIcon} size={24} />,
  iconClose: () => <Icon of={XIcon} size={24} />,
  iconZoomIn: () => <Icon of={ZoomInIcon} size={24} />,
  iconZoomOut: () => <Icon of={ZoomOutIcon} size={24} />,
  iconLoading: () => <span className="sheen block aspect-[4/3] w-[min(60vw,640px)]" />,
  controls: () => <Caption />,
};

/** The words of the picture, under it. Screen readers have them as its alt. */
function Caption() {
  const { currentSlide } = useLightboxState();
  if (!currentSlide || !isImageSlide(currentSlide)) return null;
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 flex h-18 items-center justify-center px-14 text-center text-b5 text-ink-2"
    >
      {currentSlide.alt}
    </p>
  );
}

/** As many pixels as the window has. */
function largeSource(url: string): string {
  const pixels = window.innerWidth * window.devicePixelRatio;
  // A picture of a fixed width comes twice as fine.
  return imageSource(url, `${Math.ceil(pixels / 2)}px`).src;
}
