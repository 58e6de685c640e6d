import { describe, expect, it } from "vitest";
import { placeClearOf } from "./popup-clearance";
import { placePopups } from "./popup-placement";

const rules = {
  viewport: { width: 360, height: 740 },
  panelWidth: 0,
  columns: 2,
  offsets: { top: 60, right: 60, bottom: 60, left: 60 },
};
const tall = { direction: "CENTER", size: { width: 320, height: 640 } } as const;
const small = { direction: "CENTER", size: { width: 320, height: 320 } } as const;
const booking = { left: 180, right: 344, top: 668, bottom: 720 };

describe("placeClearOf", () => {
  it("keeps a popup above the booking button that it would lie over", () => {
    const [place] = placeClearOf(booking, [tall], rules);
    expect((place?.top ?? 0) + (place?.bodyHeight ?? 0) + 52).toBeLessThanOrEqual(booking.top - 20);
    expect(place?.top).toBeGreaterThanOrEqual(20);
  });

  it("changes nothing where none would", () => {
    expect(placeClearOf(booking, [small], rules)).toEqual(placePopups([small], rules));
    expect(placeClearOf({ ...booking, left: 350, right: 358 }, [tall], rules)).toEqual(
      placePopups([tall], rules),
    );
    expect(placeClearOf(null, [tall], rules)).toEqual(placePopups([tall], rules));
  });
});
