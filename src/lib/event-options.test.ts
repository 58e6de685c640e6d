import { describe, expect, it } from "vitest";
import { eventPageOptions } from "./event-options";

const itself = { name: "1회", isDefault: true };
const more = { name: "3회", isDefault: false };

describe("eventPageOptions", () => {
  it.each([
    ["all of them", [itself, more], false, [itself, more]],
    ["none that only restates the product, where the partner hides it", [itself, more], true, [more]],
    ["nothing where the product itself is all there is", [itself], false, []],
    ["nothing where that is hidden", [itself], true, []],
    ["an only option that is more than the product", [more], true, [more]],
    ["nothing of a product without options", [], false, []],
  ])("lists %s", (_, options, hidesDefault, shown) => {
    expect(eventPageOptions(options, hidesDefault)).toEqual(shown);
  });
});
