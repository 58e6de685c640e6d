import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from "@/config/images";

const WIDTHS = [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS];
/** A fallback for browsers without srcset. */
const PLAIN_WIDTH = 1080;

/** A picture in one width, from Next's image service. */
const sourceOf = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}`;

/**
 * What an img needs to fetch no more than it shows. next/image says the same, with a client component for every picture;
 * a picture that is shown at a few fixed pixels gets those and their double alone.
 */
export function imageSource(src: string, sizes: string): { src: string; srcSet: string; sizes: string } {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  const wanted = fixed ? [1, 2].map((density) => nextWidth(Number(fixed) * density)) : widthsFor(sizes);
  return {
    src: sourceOf(src, fixed ? nextWidth(Number(fixed) * 2) : PLAIN_WIDTH),
    srcSet: [...new Set(wanted)].map((width) => `${sourceOf(src, width)} ${width}w`).join(", "),
    sizes,
  };
}

const nextWidth = (width: number) => WIDTHS.find((candidate) => candidate >= width) ?? width;

/** Nothing narrower than the smallest share of the smallest screen is ever chosen. */
function widthsFor(sizes: string): number[] {
  const shares = Array.from(sizes.matchAll(/(\d+)vw/g), (match) => Number(match[1]));
  const narrowest = (IMAGE_DEVICE_WIDTHS[0] ?? 0) * (Math.min(100, ...shares) / 100);
  return WIDTHS.filter((width) => width >= narrowest && width < MAX_WIDTH);
}

/** Wider than any picture that a partner uploads. */
const MAX_WIDTH = 3840;
