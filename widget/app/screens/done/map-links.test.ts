import { describe, expect, it } from "vitest";
import { widgetLabels } from "@/labels/widget";
import { bootOf } from "../../testing/boot";
import { mapLinks } from "./map-links";

describe("mapLinks", () => {
  it("names only the maps that the partner has", () => {
    const { partner } = bootOf();
    const { maps } = widgetLabels.done;
    expect(mapLinks(partner, maps)).toEqual([]);
    expect(mapLinks({ ...partner, naverMapUrl: "https://map.naver.com/1" }, maps)).toEqual([
      { name: "네이버 지도", url: "https://map.naver.com/1" },
    ]);
  });
});
