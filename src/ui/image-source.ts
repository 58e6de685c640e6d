import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from "@/config/images";

/** Wider than any picture that a partner uploads. */
const TOO_WIDE = 3840;
const WIDTHS = [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS].filter((width) => width < TOO_WIDE);
/** CSS pixels: the phones that are held out to, and the screens beyond which a page grows no further. */
const NARROWEST_SCREEN = 320;
const WIDEST_SCREEN = 1920;
/** Device pixels to a CSS pixel that a picture is made for: beyond it the eye sees no difference. */
const DENSITY = 2;

/** A picture in one width, from Next's image service. */
const sourceOf = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}`;

/**
 * What an img needs to fetch no more than it shows: the widths between the least and the most that `sizes` ever asks for.
 * next/image says less of them, with a client component for every picture.
 */
export function imageSource(src: string, sizes: string): { src: string; srcSet: string; sizes: string } {
  const widths = widthsFor(sizes);
  return {
    // For browsers without srcset.
    src: sourceOf(src, widths.at(-1) ?? 0),
    srcSet: widths.map((width) => `${sourceOf(src, width)} ${width}w`).join(", "),
    sizes,
  };
}

function widthsFor(sizes: string): number[] {
  const shown = shownWidths(sizes);
  if (!sizes.includes("vw"))
    return [...new Set(shown.flatMap((width) => [nextWidth(width), nextWidth(width * DENSITY)]))].sort(
      (a, b) => a - b,
    );
  const [least, most] = [nextWidth(Math.min(...shown) * DENSITY), nextWidth(Math.max(...shown) * DENSITY)];
  return WIDTHS.filter((width) => width >= least && width <= most);
}

const nextWidth = (width: number) => WIDTHS.find((candidate) => candidate >= width) ?? Math.max(...WIDTHS);

/** CSS pixels of the picture on the narrowest and the widest screen of each part of `(min-width: 760px) 50vw, 100vw`. */
function shownWidths(sizes: string): number[] {
  let widest = WIDEST_SCREEN;
  return sizes.split(",").flatMap((part) => {
    const [, from, length, unit] = /^\s*(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/.exec(part) ?? [];
    const narrowest = Number(from ?? NARROWEST_SCREEN);
    const screens = [narrowest, widest];
    widest = narrowest - 1;
    return screens.map((screen) => (unit === "vw" ? (screen * Number(length)) / 100 : Number(length)));
  });
}
