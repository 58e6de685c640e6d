import { createHash } from "node:crypto";

const HOME = "/share/home.jpg";

/** Spec: what a share image measures, in pixels. */
export const SHARE_IMAGE_WIDTH_PX = 1200;
export const SHARE_IMAGE_HEIGHT_PX = 630;

/** Where the drawn share image of a page is, from the page's path without its query. */
export const shareImagePath = (path: string): string => (path === "/" ? HOME : `/share${path}.jpg`);

/** The page whose image an address asks for, from what follows `/share`; null: none can have it. */
export function sharedPagePath(segments: readonly string[]): string | null {
  const joined = `/${segments.join("/")}`;
  if (joined === "/home.jpg") return "/";
  const match = /^((?:\/[\w-]+)+)\.jpg$/.exec(joined);
  return match?.[1] && match[1] !== "/home" ? match[1] : null;
}

/** Changes with what is drawn: messengers keep a picture for as long as its address stays the same. */
export const shareImageVersion = (drawn: readonly (string | null | undefined)[]): string =>
  createHash("sha1").update(JSON.stringify(drawn)).digest("hex").slice(0, 8);
