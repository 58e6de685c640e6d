import { describe, expect, it } from "vitest";
import { isWidgetCommand } from "./command-guards";
import { isWidgetEvent } from "./event-guards";
import { WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "./messages";
import { isWidgetScreen } from "./screen-guard";

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
    ["logout", { isExpired: true, isSaid: true }],
    ["cartCount", { count: 2 }],
    ["route", { path: "/products/3" }],
    ["resize", { heightPx: 800 }],
    ["stepChanged", { screen: "schedule", kind: "treatment", step: 2, steps: 4 }],
    ["stepChanged", { screen: "home", kind: null, step: null, steps: null }],
    ["timeSelected", { reservedAt: "2026-11-20T06:00:00.000Z", employeeId: null }],
    [
      "reservationChanged",
      { reservationId: 1, reservationNumber: "LM-261120-0001", reservedAt: "2026-11-20T06:00:00.000Z" },
    ],
    ["reservationCanceled", { reservationId: 1, reservationNumber: "LM-261120-0001" }],
    ["error", { code: "unexpected", message: "TypeError" }],
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
    ["an undeclared type", envelope("format-disk", {})],
    ["a name of Object's own", envelope("constructor", {})],
    ["a command of the page", envelope("open", { screen: "home" })],
    ["data that is no object", envelope("logout", "bye")],
    ["a logout that says no reason", envelope("logout", {})],
    ["a count below zero", envelope("cartCount", { count: -1 })],
    ["a route to another host", envelope("route", { path: "//evil.example" })],
    ["a route to another host by backslash", envelope("route", { path: "/\\evil.example" })],
    [
      "a step that is no number",
      envelope("stepChanged", { screen: "home", kind: null, step: "2", steps: 4 }),
    ],
    ["a time without its doctor", envelope("timeSelected", { reservedAt: "2026-11-20T06:00:00.000Z" })],
    ["a cancellation of nothing", envelope("reservationCanceled", { reservationNumber: "LM-261120-0001" })],
    ["an undeclared failure", envelope("error", { code: "hacked", message: "" })],
    ["a height that hides the page", envelope("resize", { heightPx: 20_000 })],
    ["a route to another host by a tab", envelope("route", { path: "/\t/evil.example" })],
    ["a route to another host by a line end", envelope("route", { path: "/\n/evil.example" })],
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
    ["init", { isPanel: true, attribution: {}, consultingReservationOnly: false, language: "ja", kept: {} }],
    ["open", { screen: "visit", employeeId: 3, date: "2026-11-20" }],
    ["open", { screen: "treatment", productId: 7, secretEventId: 2, employeeId: 3, date: "2026-11-20" }],
    ["open", { screen: "signUp" }],
    ["open", { screen: "treatment", productId: 3, optionIds: [1, 2] }],
    ["open", { screen: "eventProducts", eventId: 1, productId: 2 }],
    ["addToCart", { optionIds: [4] }],
  ])("a well-formed %s", (type, data) => {
    expect(isWidgetCommand(envelope(type, data))).toBe(true);
  });

  it.each([
    ["no screen at all", envelope("open", {})],
    [
      "a language nobody speaks",
      envelope("init", { isPanel: true, attribution: {}, consultingReservationOnly: false, language: "xx" }),
    ],
    ["ids that are text", envelope("addToCart", { optionIds: ["4"] })],
    [
      "more ids than any cart holds",
      envelope("addToCart", { optionIds: Array.from({ length: 51 }, () => 1) }),
    ],
  ])("but not %s", (_, message) => {
    expect(isWidgetCommand(message)).toBe(false);
  });
});

describe("the screens that there are", () => {
  it.each([
    [{ screen: "home" }],
    [{ screen: "visit", employeeId: 3, date: "2026-11-20" }],
    [{ screen: "treatment", productId: 7, optionIds: [71], secretEventId: 2, date: "2026-11-20" }],
    [{ screen: "categoryProducts", categoryId: 2, productId: 7 }],
    [{ screen: "signUp" }],
  ])("%j", (screen) => {
    expect(isWidgetScreen(screen)).toBe(true);
  });

  it.each([
    ["an unknown one", { screen: "admin" }],
    ["one named after Object's own", { screen: "toString" }],
    ["an event product list without its product", { screen: "eventProducts", eventId: 1 }],
    ["a visit on no day", { screen: "visit", date: "tomorrow" }],
    ["a doctor by name", { screen: "visit", employeeId: "Kim" }],
    ["options that are no list", { screen: "treatment", optionIds: 71 }],
    ["nothing", null],
    ["a name alone", "visit"],
  ])("but not %s", (_, screen) => {
    expect(isWidgetScreen(screen)).toBe(false);
  });
});
