import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeClinicWidget } from "@/testing/clinic-widget";
import type { RequestContext, WidgetOffer } from "./request-context";

const loadLoader = vi.hoisted(() => vi.fn());
vi.mock("./load-loader", () => ({ loadLoader }));

let fake: ReturnType<typeof fakeClinicWidget>;
let asked: typeof import("./ask-widget");
// Read again with each test's modules: their atoms are their own.
let jotai: typeof import("jotai");
let isWidgetShownAtom: typeof import("@/state/widget-place").isWidgetShownAtom;
let openingAtom: typeof import("@/state/widget-place").openingAtom;
const offers: (WidgetOffer | null)[] = [];
const context = (type: "Type1" | "Type2" = "Type1"): RequestContext => ({
  widget: { type, position: "overlay", origin: "http://widget.example", isConsultingOnly: true },
  onRoute: vi.fn(),
  onOffer: (offer) => offers.push(offer),
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const offered = () => {
  const offer = offers.at(-1);
  if (!offer) throw new Error("Nothing is offered");
  return offer;
};
const store = () => jotai.getDefaultStore();
const answer = () => fake.say("ready", { isLoggedIn: false });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/events?utm_source=naver");
  offers.length = 0;
  fake = fakeClinicWidget();
  window.ClinicWidget = fake.clinicWidget;
  loadLoader.mockReset();
  loadLoader.mockResolvedValue(fake.clinicWidget);
  asked = await import("./ask-widget");
  jotai = await import("jotai");
  ({ isWidgetShownAtom, openingAtom } = await import("@/state/widget-place"));
});
afterEach(() => {
  delete window.ClinicWidget;
  vi.useRealTimers();
});

describe("asking for the widget", () => {
  it("begins it with the clinic's origin, the consulting flag and where the visitor came from", async () => {
    asked.openWidget(context(), { screen: "visit" });
    await pass(0);
    expect(fake.callsOf("init")).toEqual([
      [
        {
          origin: window.location.origin,
          position: "overlay",
          consultingReservationOnly: true,
          attribution: { utm_source: "naver" },
        },
      ],
    ]);
  });

  it.each([
    ["Type1", []],
    ["Type2", [["/events"]]],
  ] as const)("tells a %s widget of the route that it begins on: %j", async (type, routes) => {
    asked.openWidget(context(type), { screen: "visit" });
    await pass(0);
    expect(fake.callsOf("routeChanged")).toEqual(routes);
  });

  it("has the page draw what was asked for at once, and opens once as the widget answers", async () => {
    asked.openWidget(context(), { screen: "cart" });
    expect(store().get(openingAtom)).toEqual({ screen: { screen: "cart" } });
    await pass(0);
    expect(fake.callsOf("open")).toEqual([]);
    answer();
    await pass(0);
    expect(store().get(openingAtom)?.isAnswered).toBe(true);
    fake.say("stepChanged", { screen: "cart", kind: null, step: null, steps: null });
    await pass(240);
    expect(store().get(openingAtom)).toBeNull();
    await pass(10_000);
    expect(fake.callsOf("open")).toEqual([[{ screen: "cart" }]]);
    expect(offers).toEqual([]);
  });

  it("does not open what its visitor has closed, nor what something else was pressed after", async () => {
    asked.openWidget(context(), { screen: "cart" });
    asked.openWidget(context(), { screen: "visit" });
    await pass(0);
    answer();
    await pass(0);
    expect(fake.callsOf("open")).toEqual([[{ screen: "visit" }]]);
    store().set(openingAtom, null);
    store().set(isWidgetShownAtom, false);
    asked.openWidget(context(), { screen: "cart" });
    store().set(openingAtom, null);
    await pass(10_000);
    expect(fake.callsOf("open")).toHaveLength(1);
    expect(offers).toEqual([]);
  });

  it("has nothing drawn over a widget that is drawn", async () => {
    asked.warmUpWidget(context());
    await pass(0);
    answer();
    expect(store().get(isWidgetShownAtom)).toBe(false);
    fake.say("drawn", {});
    asked.openWidget(context(), { screen: "visit" });
    expect(store().get(openingAtom)).toBeNull();
    await pass(0);
    expect(fake.callsOf("open")).toEqual([[{ screen: "visit" }]]);
  });

  it("makes other calls once the widget answers", async () => {
    asked.callWidget(context(), (widget) => widget("addToCart", [3]));
    await pass(1000);
    expect(fake.callsOf("addToCart")).toEqual([]);
    answer();
    await pass(0);
    expect(fake.callsOf("addToCart")).toEqual([[[3]]]);
  });
});

describe("where the widget does not come", () => {
  it("offers something else at once when its script is refused, and a later click tries again", async () => {
    loadLoader.mockRejectedValueOnce(new Error("blocked"));
    asked.openWidget(context(), { screen: "visit" });
    await pass(0);
    offered();
    asked.openWidget(context(), { screen: "treatment" });
    await pass(0);
    expect(loadLoader).toHaveBeenCalledTimes(2);
    answer();
    await pass(0);
    expect(fake.callsOf("open")).toEqual([[{ screen: "treatment" }]]);
  });

  it("offers something else after 4 s when its script hangs", async () => {
    loadLoader.mockReturnValue(new Promise(() => undefined));
    asked.openWidget(context(), { screen: "visit" });
    await pass(3999);
    expect(offers).toEqual([]);
    await pass(1);
    expect(offers).toHaveLength(1);
  });

  it("offers something else when its iframe does not answer", async () => {
    asked.openWidget(context(), { screen: "visit" });
    await pass(4000);
    offered();
  });

  it("begins again when it is tried again", async () => {
    asked.openWidget(context(), { screen: "visit" });
    await pass(4000);
    offered().retry();
    await pass(0);
    expect(fake.calls.map(([name]) => name)).toEqual(["init", "destroy", "init"]);
    answer();
    await pass(10_000);
    expect(fake.callsOf("open")).toHaveLength(1);
    expect(offers).toHaveLength(1);
  });

  it("takes the offer's place when it comes late", async () => {
    asked.callWidget(context(), (widget) => widget("addToCart", [3]));
    await pass(4000);
    answer();
    await pass(0);
    expect(offers.at(-1)).toBeNull();
    expect(fake.callsOf("addToCart")).toEqual([[[3]]]);
  });

  it("stays away once the visitor wanted neither", async () => {
    asked.openWidget(context(), { screen: "visit" });
    await pass(4000);
    offered().dismiss?.();
    answer();
    await pass(10_000);
    expect(offers).toHaveLength(1);
    expect(fake.callsOf("open")).toEqual([]);
  });
});

describe("what an address asks for", () => {
  it("is done once and taken out of the address", async () => {
    window.history.replaceState({ kept: 1 }, "", "/products?weid=3&wpid=12&utm_source=a&page=2#top");
    asked.openFromAddress(context());
    await pass(0);
    answer();
    await pass(0);
    expect(fake.callsOf("open")).toEqual([[{ screen: "eventProducts", eventId: 3, productId: 12 }]]);
    expect(window.location.href).toMatch(/\/products\?utm_source=a&page=2#top$/);
    expect(window.history.state).toEqual({ kept: 1 });
    asked.openFromAddress(context());
    await pass(0);
    expect(fake.callsOf("open")).toHaveLength(1);
  });

  it("is taken out of the address also where it makes no sense", async () => {
    window.history.replaceState(null, "", "/?weid=javascript:1&wpid=12");
    asked.openFromAddress(context());
    await pass(0);
    expect(loadLoader).not.toHaveBeenCalled();
    expect(window.location.search).toBe("");
  });
});
