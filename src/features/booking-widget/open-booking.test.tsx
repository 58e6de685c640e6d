import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WidgetPageEvents } from "@/contract/widget/loader-api";
import { followOpening, openBookingPath } from "./open-booking";
import { createWidgetRequests } from "./widget-requests";

vi.mock("./ask-widget", () => ({ openWidget: vi.fn(), warmUpWidget: vi.fn(async () => undefined) }));

/** Follows a widget; answers how it tells of something. */
function follow() {
  const listeners = new Map<string, (data: unknown) => void>();
  const clinicWidget = (_: "on", type: string, listener: (data: unknown) => void) =>
    listeners.set(type, listener);
  // Only `on` is called, in the one form that it has.
  followOpening(clinicWidget as never);
  return <Type extends keyof WidgetPageEvents>(type: Type, data: WidgetPageEvents[Type]) =>
    listeners.get(type)?.(data);
}
const step = (screen: string, number: number | null) =>
  ({ screen, kind: number ? "visit" : null, step: number, steps: number ? 4 : null }) as const;

const requestsOf = (position: "panel" | "overlay") => {
  const widget = {
    type: "Type1",
    position,
    origin: "http://widget.example",
    isConsultingOnly: false,
  } as const;
  return createWidgetRequests({ widget, onRoute: vi.fn(), onOffer: vi.fn() });
};
const reopen = (position: "panel" | "overlay", isPhone: boolean) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  requestsOf(position).reopen();
};

describe("a widget that stood open", () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, "", "/events");
    vi.clearAllMocks();
  });

  it("is remembered until it is closed, or its panel is at home again", () => {
    const tell = follow();
    tell("open", { screen: "visit" });
    expect(openBookingPath()).toBe("/events");
    tell("stepChanged", step("cart", null));
    expect(openBookingPath()).toBe("/events");
    tell("close", {});
    expect(openBookingPath()).toBeNull();
    tell("stepChanged", step("schedule", 2));
    expect(openBookingPath()).toBe("/events");
    tell("stepChanged", step("home", null));
    expect(openBookingPath()).toBeNull();
  });

  it.each([
    ["opens again in a sheet", "panel", true, "/events", "open"],
    ["opens again in a drawer", "overlay", false, "/events", "open"],
    ["stays closed on another page", "overlay", false, "/products", null],
    ["comes by itself to its panel, on any page", "panel", false, "/products", "warmUp"],
  ] as const)("%s", async (_, position, isPhone, path, asked) => {
    const { openWidget, warmUpWidget } = await import("./ask-widget");
    follow()("open", { screen: "visit" });
    window.history.replaceState(null, "", path);
    reopen(position, isPhone);
    await vi.waitFor(() => {
      expect(vi.mocked(openWidget).mock.calls.map(([, wanted]) => wanted)).toEqual(
        asked === "open" ? [{ screen: "resume" }] : [],
      );
      expect(warmUpWidget).toHaveBeenCalledTimes(asked === "warmUp" ? 1 : 0);
    });
  });
});

it("is not fetched again with each move of the pointer once that has failed, until it is asked for", async () => {
  vi.clearAllMocks();
  const { openWidget, warmUpWidget } = await import("./ask-widget");
  const failure = Promise.reject(new Error("down"));
  vi.mocked(warmUpWidget).mockReturnValueOnce(failure);
  const requests = requestsOf("panel");
  requests.warmUp();
  await vi.waitFor(() => expect(warmUpWidget).toHaveBeenCalledTimes(1));
  await expect(failure).rejects.toThrow("down");
  requests.warmUp();
  requests.open({ screen: "visit" });
  await vi.waitFor(() => expect(openWidget).toHaveBeenCalledTimes(1));
  expect(warmUpWidget).toHaveBeenCalledTimes(1);
});
