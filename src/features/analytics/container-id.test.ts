import { describe, expect, it } from "vitest";
import { containerIdOf } from "./container-id";

describe("containerIdOf", () => {
  it.each([
    ["the partner's own", "GTM-OWN", "GTM-DEFAULT", "GTM-OWN"],
    ["the partner's own, where there is no default", "GTM-OWN", null, "GTM-OWN"],
    ["the default", null, "GTM-DEFAULT", "GTM-DEFAULT"],
    ["none", null, null, null],
  ])("is %s", (_, gtmId, defaultId, expected) => {
    expect(containerIdOf({ gtmId }, defaultId)).toBe(expected);
  });
});
