import { afterEach, expect, it, vi } from "vitest";
import type { SiteWidget } from "@/state/site";
import { endOpening } from "./opening/opening-state";
import { createWidgetRequests, type DrawnOffer } from "./widget-requests";

const openWidget = vi.hoisted(() => vi.fn());
const scripts = vi.hoisted(() => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { isAskThere: false, isHeld, release };
});
vi.mock("./ask-widget", () => {
  if (!scripts.isAskThere) throw new TypeError("Failed to fetch dynamically imported module");
  return { openWidget };
});
vi.mock("./widget-fallback", async () => {
  await scripts.isHeld;
  return { WidgetFallback: () => null };
});

const offers: (DrawnOffer | null)[] = [];
const widget: SiteWidget = {
  type: "Type1",
  position: "overlay",
  origin: "http://widget.example",
  isConsultingOnly: false,
};
const newRequests = () =>
  createWidgetRequests({ widget, onRoute: vi.fn(), onOffer: (offer) => offers.push(offer) });

afterEach(() => {
  endOpening();
  offers.length = 0;
});

it("offers nothing to a visitor who has closed the frame before", async () => {
  const requests = newRequests();
  requests.open({ screen: "treatment" });
  await expect(import("./ask-widget")).rejects.toThrow();
  endOpening();
  scripts.release();
  await import("./widget-fallback");
  expect(offers).toEqual([]);
});

it("opens by a second try what did not come at first", async () => {
  scripts.release();
  newRequests().open({ screen: "treatment" });
  await vi.waitFor(() => expect(offers).toHaveLength(1));
  scripts.isAskThere = true;
  vi.resetModules();
  offers[0]?.retry();
  await vi.waitFor(() => expect(openWidget).toHaveBeenCalledOnce());
});
