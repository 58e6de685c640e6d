import { describe, expect, it } from "vitest";
import { needsAnother, type Sheet, type Sheets, withDrawn, withPath } from "./sheets";

const sheet = (key: number, path = "/", revision = "1"): Sheet => ({
  ...{ key, path, address: `https://preview.example${path}` },
  made: { saved: null, revision },
});
const sheets = (shown: Sheet | null, next: Sheet | null = null): Sheets => ({ shown, next });

describe("the pages of a frame", () => {
  it.each([
    ["nothing is there", sheets(null), true],
    ["what is there is what is wanted", sheets(sheet(1)), false],
    ["something was saved since", sheets(sheet(1, "/", "0")), true],
    ["another page is wanted", sheets(sheet(1, "/events")), true],
    ["it is on its way", sheets(sheet(1, "/", "0"), sheet(2)), false],
    ["what is on its way is too old", sheets(sheet(1, "/", "0"), sheet(2, "/", "0")), true],
  ])("where %s", (_, all, expected) => {
    expect(needsAnother(all, { path: "/", revision: "1" })).toBe(expected);
  });

  it("stay until the next one is drawn, and a late word of an older one changes nothing", () => {
    const all = sheets(sheet(1), sheet(3));
    expect(withDrawn(all, 2)).toBe(all);
    expect(withDrawn(all, 3)).toEqual(sheets(sheet(3)));
  });

  it("know where somebody went within one of them", () => {
    expect(withPath(sheets(sheet(1), sheet(2)), 1, "/info").shown?.path).toBe("/info");
  });
});
