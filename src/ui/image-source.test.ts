import { describe, expect, it } from "vitest";
import { imageSource } from "./image-source";

const widths = (sizes: string) =>
  Array.from(imageSource("/media/a/b.webp", sizes).srcSet.matchAll(/ (\d+)w/g), (match) => Number(match[1]));

describe("imageSource", () => {
  it("asks the image service for the picture", () => {
    expect(imageSource("/media/a/b c.webp", "56px").srcSet).toBe(
      "/_next/image?url=%2Fmedia%2Fa%2Fb%20c.webp&w=64&q=75 64w, /_next/image?url=%2Fmedia%2Fa%2Fb%20c.webp&w=128&q=75 128w",
    );
  });

  it.each([
    ["56px", [64, 128]],
    ["96px", [96, 256]],
    ["100vw", [640, 750, 828, 1080, 1200, 1920, 2048]],
    ["(min-width: 760px) 300px, 50vw", [384, 640, 750, 828]],
    ["(min-width: 1160px) 208px, 144px", [256, 384, 640]],
    ["(min-width: 1249px) 240px, (min-width: 760px) 32vw, 53vw", [384, 640, 750, 828]],
  ])("offers the widths of %s", (sizes, expected) => {
    expect(widths(sizes)).toEqual(expected);
  });
});
