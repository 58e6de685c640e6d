import { describe, expect, it } from "vitest";
import { isWidgetCommand, isWidgetEvent } from "./guards";
import { WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "./messages";

const envelope = (type: string, data: unknown) => ({
  channel: WIDGET_CHANNEL,
  version: WIDGET_PROTOCOL_VERSION,
  type,
  data,
});

describe("what the page accepts from the iframe", () => {
  it.each([
    ["ready", { isLoggedIn: false }],
    ["keep", { area: "tab", text: "draft" }],
    ["login", { user: { name: "김하윤", isRegular: false }, accessToken: null, isResumed: false }],
    ["logout", { isExpired: true }],
    ["cartCount", { count: 2 }],
    ["route", { path: "/products/3" }],
    [
      "reservationSuccess",
      { reservationId: 1, reservationNumber: "LM-261120-0001", kind: "visit", total: null, items: [] },
    ],
  ])("a well-formed %s", (type, data) => {
    expect(isWidgetEvent(envelope(type, data))).toBe(true);
  });

  it.each([
    ["no message at all", null],
    ["another channel", { ...envelope("logout", {}), channel: "other" }],
    ["another version", { ...envelope("logout", {}), version: 2 }],
    ["a type nobody declared", envelope("format-disk", {})],
    ["a name of Object's own", envelope("constructor", {})],
    ["a command of the page", envelope("open", { screen: "home" })],
    ["data that is no object", envelope("logout", "bye")],
    ["a logout that says no reason", envelope("logout", {})],
    ["a count below zero", envelope("cartCount", { count: -1 })],
    ["a route to another host", envelope("route", { path: "//evil.example" })],
    ["a route to another host by backslash", envelope("route", { path: "/\\evil.example" })],
    [
      "a token that is no text",
      envelope("login", { user: { name: "a", isRegular: true }, accessToken: {}, isResumed: true }),
    ],
  ])("but not %s", (_, message) => {
    expect(isWidgetEvent(message)).toBe(false);
  });
});

describe("what the iframe accepts from the page", () => {
  it.each([
    ["init", { isPanel: true, attribution: { utm_source: "naver" }, consultingReservationOnly: false }],
    ["open", { screen: "treatment", productId: 3, optionIds: [1, 2] }],
    ["open", { screen: "eventProducts", eventId: 1, productId: 2 }],
    ["addToCart", { optionIds: [4] }],
  ])("a well-formed %s", (type, data) => {
    expect(isWidgetCommand(envelope(type, data))).toBe(true);
  });

  it.each([
    ["an unknown screen", envelope("open", { screen: "admin" })],
    ["a screen named after Object's own", envelope("open", { screen: "toString" })],
    ["an event product list without its product", envelope("open", { screen: "eventProducts", eventId: 1 })],
    ["ids that are text", envelope("addToCart", { optionIds: ["4"] })],
    [
      "more ids than any cart holds",
      envelope("addToCart", { optionIds: Array.from({ length: 51 }, () => 1) }),
    ],
  ])("but not %s", (_, message) => {
    expect(isWidgetCommand(message)).toBe(false);
  });
});
