import { describe, expect, it } from "vitest";
import { cropAround } from "@/contract/studio/media-shapes";
import { focusFor, grownCrop, movedCrop, movedFocus, stretchedCrop, urlFor } from "./crop-moves";

const picture = { width: 1600, height: 1000 };
const crop = { x: 600, y: 300, width: 400, height: 400 };

describe("a crop", () => {
  it.each([
    ["moves", { x: -50, y: 20 }, { x: 550, y: 320 }],
    ["stays inside at the left and above", { x: -5000, y: -5000 }, { x: 0, y: 0 }],
    ["stays inside at the right and below", { x: 5000, y: 5000 }, { x: 1200, y: 600 }],
  ])("%s", (_, by, place) => {
    expect(movedCrop(picture, crop, "1:1", by)).toEqual({ ...crop, ...place });
  });

  it("grows around its middle, until the picture ends", () => {
    expect(grownCrop(picture, crop, "1:1", 200)).toEqual({ x: 500, y: 200, width: 600, height: 600 });
    expect(grownCrop(picture, crop, "1:1", 5000)).toEqual({ x: 300, y: 0, width: 1000, height: 1000 });
  });

  it("does not become too small to be shown", () => {
    expect(grownCrop(picture, crop, "1:1", -5000).width).toBe(160);
    expect(grownCrop(picture, cropAround(picture, { x: 50, y: 50 }, "16:9"), "16:9", -5000).height).toBe(160);
  });

  it("is stretched from its corner, which stays", () => {
    expect(stretchedCrop(picture, crop, "1:1", 100)).toEqual({ ...crop, width: 500, height: 500 });
    expect(stretchedCrop(picture, crop, "1:1", 5000)).toEqual({ ...crop, width: 700, height: 700 });
  });
});

it("keeps the focus within the picture", () => {
  expect(movedFocus({ x: 50, y: 99 }, { x: 1, y: 5 })).toEqual({ x: 51, y: 100 });
  expect(movedFocus({ x: 0, y: 50 }, { x: -1, y: 0 })).toEqual({ x: 0, y: 50 });
});

it("uses a cut where there is one, else the picture with its focus", () => {
  const media = { url: "/media/a/b.webp", cuts: { "4:5": "/media/a/c.webp" }, focus: { x: 80, y: 50 } };
  expect(urlFor(media, "4:5")).toBe("/media/a/c.webp");
  expect(urlFor(media, "1:1")).toBe(media.url);
  expect(urlFor(media, null)).toBe(media.url);
  expect(focusFor(media, media.url)).toEqual({ x: 80, y: 50 });
  expect(focusFor(media, "/media/a/c.webp")).toBeNull();
  expect(focusFor({ ...media, focus: { x: 50, y: 50 } }, media.url)).toBeNull();
});
