import { describe, expect, it } from "vitest";
import { lineHref, whatsappHref } from "./chat-links";
import { safeLink } from "./safe-href";

describe("lineHref", () => {
  it.each([
    ["@lumiere-example", "https://line.me/R/ti/p/%40lumiere-example"],
    ["lumiere", "https://line.me/ti/p/~lumiere"],
    ["@a/../..//evil.example?x=1#y", "https://line.me/R/ti/p/%40a%2F..%2F..%2F%2Fevil.example%3Fx%3D1%23y"],
    ["javascript:alert(1)", "https://line.me/ti/p/~javascript%3Aalert(1)"],
  ])("leads from %s to LINE alone", (id, href) => {
    expect(lineHref(id)).toBe(href);
    expect(new URL(safeLink(href)?.href ?? "").host).toBe("line.me");
  });
});

describe("whatsappHref", () => {
  it.each([
    ["820200001234", "https://wa.me/820200001234"],
    ["+82 2-0000-1234", "https://wa.me/82200001234"],
    ["lumiere", null],
    ["0200001234", null],
    ["//evil.example", null],
  ])("leads from %s to %s", (id, href) => {
    expect(whatsappHref(id)).toBe(href);
  });
});
