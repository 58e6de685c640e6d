import { clsx } from "clsx";

/** The kind of navigation in which a picture of one screen grows into one of the next. */
export const MORPH = "morph";

export interface PictureFrame {
  /** A ratio class (`aspect-square`, `aspect-[16/10]`, `aspect-auto h-full`); the house's own unless given. */
  ratio?: string;
  /** A radius class; the house's picture radius unless given. */
  radius?: string;
  className?: string;
}

/** The tile under a picture. A `group` around it lets the picture grow a little on hover. */
export function pictureFrameClass({ ratio = "aspect-pic", radius = "rounded-pic", className }: PictureFrame) {
  return clsx("relative overflow-hidden bg-tile", ratio, radius, className);
}

/** The part of a picture that crops keep, in percent from its left and top, as object-position takes it. */
export interface Focus {
  x: number;
  y: number;
}

/** Of a portrait that says nothing else: eyes stand at two fifths. */
export const PORTRAIT_FOCUS: Focus = { x: 50, y: 40 };

/** Keeps the part of a picture that matters in sight where its frame crops it; without one the middle. */
export const focusStyle = (focus: Focus | null | undefined) =>
  focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined;

export const PICTURE_IMAGE_CLASS =
  "absolute inset-0 size-full object-cover [filter:var(--pic-filter)] transition-transform duration-[800ms] group-hover:scale-[1.025]";
