import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "@/contract/widget/messages";
import { draftAtom } from "../state/draft";
import { entryAtom, pagePathAtom } from "../state/entry";
import { frameAtom } from "../state/frame";
import { screenAtom } from "../state/screen";
import { toastsAtom } from "../state/toasts";
import { bootOf } from "../testing/boot";
import { connectPage } from "./connect-page";

const PARENT = "https://blog.example";
const AT_THREE = "2026-11-24T15:00:00+09:00";
const init = { isPanel: true, attribution: {}, consultingReservationOnly: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

function connect() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const page = frame.contentWindow;
  if (!page) throw new Error("jsdom gave the iframe no window");
  const posted = vi.spyOn(page, "postMessage").mockImplementation(() => undefined);
  const runtime = connectPage(bootOf({ parentOrigin: PARENT, isStorefront: false }), page);
  const { store } = runtime;
  const hear = (type: string, data: unknown, from: { origin?: string; source?: Window } = {}) =>
    window.dispatchEvent(
      new MessageEvent("message", {
        data: { channel: WIDGET_CHANNEL, version: WIDGET_PROTOCOL_VERSION, type, data },
        origin: from.origin ?? PARENT,
        source: from.source ?? page,
      }),
    );
  return { runtime, store, hear, posted };
}

describe("the conversation with the page", () => {
  it("begins with init and is answered to that page's origin alone", () => {
    const { store, hear, posted } = connect();
    expect(store.get(frameAtom)).toBeNull();
    hear("init", init);
    expect(store.get(frameAtom)).toEqual(init);
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: "ready", data: { isLoggedIn: false } }),
      PARENT,
    );
  });

  it("is answered each time that the page begins again: it may have been told of a load that was none", () => {
    const { hear, posted } = connect();
    hear("init", init);
    hear("init", init);
    expect(posted.mock.calls.map(([{ type }]) => type)).toEqual(["ready", "ready"]);
  });

  it("is answered where init is repeated before the words are there", async () => {
    const { store, hear, posted } = connect();
    hear("init", { ...init, language: "en" });
    hear("init", { ...init, language: "en" });
    await vi.waitFor(() => expect(store.get(frameAtom)).not.toBeNull());
    expect(posted).toHaveBeenCalled();
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }, init],
    ["another window", { source: window }, init],
    ["a wrong shape", {}, { isPanel: "yes" }],
  ])("passes over %s", (_, from, data) => {
    const { store, hear, posted } = connect();
    hear("init", data, from);
    expect(store.get(frameAtom)).toBeNull();
    expect(posted).not.toHaveBeenCalled();
  });

  it("takes up another place without losing its own", () => {
    const { store, hear } = connect();
    hear("init", init);
    hear("open", { screen: "cart" });
    hear("init", { ...init, isPanel: false });
    expect(store.get(screenAtom)).toBe("cart");
    expect(store.get(frameAtom)?.isPanel).toBe(false);
  });
});

describe("open", () => {
  it.each([
    [{ screen: "home" }, "home", {}],
    [{ screen: "visit" }, "purpose", {}],
    [{ screen: "cart" }, "cart", {}],
    [{ screen: "myPage" }, "myPage", {}],
    [{ screen: "signIn" }, "signIn", {}],
    [
      { screen: "visit", employeeId: 3, date: "2026-11-20" },
      "purpose",
      { employeeId: 3, date: "2026-11-20" },
    ],
    [{ screen: "visit", reservedAt: AT_THREE }, "purpose", { reservedAt: AT_THREE }],
    [{ screen: "treatment" }, "treatments", {}],
    [
      { screen: "treatment", productId: 7, secretEventId: 5, employeeId: 3, date: "2026-11-20" },
      "treatments",
      { productId: 7, secretEventId: 5, employeeId: 3, date: "2026-11-20" },
    ],
    [{ screen: "treatment", productId: 7, optionIds: [71] }, "treatments", { productId: 7, optionIds: [71] }],
    [{ screen: "eventProducts", eventId: 3, productId: 7 }, "treatments", { eventId: 3, productId: 7 }],
    [
      { screen: "categoryProducts", categoryId: 2, productId: 7 },
      "treatments",
      { categoryId: 2, productId: 7 },
    ],
  ])("%j shows %s", (wanted, shown, entry) => {
    const { store, hear } = connect();
    hear("init", init);
    hear("open", wanted);
    expect(store.get(screenAtom)).toBe(shown);
    expect(store.get(entryAtom)).toEqual(entry);
  });

  it.each([
    { screen: "treatment", productId: 7 },
    { screen: "eventProducts", eventId: 3, productId: 7 },
  ])("%j leads to a visit where only consultations can be booked", (wanted) => {
    const { store, hear } = connect();
    hear("init", { ...init, consultingReservationOnly: true });
    hear("open", wanted);
    expect(store.get(screenAtom)).toBe("purpose");
    expect(store.get(draftAtom).kind).toBe("visit");
  });

  it.each([
    [{ screen: "opne" }],
    [{ screen: "toString" }],
    [{ screen: "treatment", productId: "7" }],
    [{ screen: "visit", reservedAt: "15:00" }],
    [{ screen: "visit", reservedAt: "2026-13-45T99:00:00Z" }],
  ])("%j opens home and is told of", (wanted) => {
    const { store, hear, posted } = connect();
    hear("init", init);
    hear("open", { screen: "cart" });
    hear("open", wanted);
    expect(store.get(screenAtom)).toBe("home");
    expect(posted).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: "error",
        data: expect.objectContaining({ code: "unknown-screen" }),
      }),
      PARENT,
    );
  });

  it("has the time chosen that the page asked for", () => {
    const { store, hear } = connect();
    hear("init", init);
    hear("open", { screen: "visit", reservedAt: AT_THREE });
    expect(store.get(draftAtom)).toMatchObject({ reservedAt: AT_THREE, date: "2026-11-24", doctor: null });
  });

  it("begins with the treatment that the page shows", () => {
    const { store, hear } = connect();
    hear("init", init);
    hear("routeChanged", { path: "/products/12?from=home" });
    expect(store.get(pagePathAtom)).toBe("/products/12?from=home");
    hear("open", { screen: "treatment" });
    expect(store.get(entryAtom).productId).toBe(12);
  });

  it("begins with none on a page that shows a list", () => {
    const { store, hear } = connect();
    hear("init", init);
    hear("routeChanged", { path: "/products/category/12" });
    hear("open", { screen: "treatment" });
    expect(store.get(entryAtom).productId).toBeUndefined();
  });
});

describe("the page's command to put something into the cart", () => {
  it("says where the cart's code does not come, and fetches it again for the next", async () => {
    vi.doMock("../runtime/cart", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { runtime, hear } = connect();
    const { store, queryClient } = runtime;
    queryClient.setDefaultOptions({ queries: { retry: false } });
    hear("init", init);
    hear("addToCart", { optionIds: [71] });
    await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    const put = vi.fn(async () => undefined);
    vi.doMock("../runtime/cart", () => ({ addToCart: put }));
    hear("addToCart", { optionIds: [71] });
    await vi.waitFor(() => expect(put).toHaveBeenCalledExactlyOnceWith(runtime, [71]));
    expect(store.get(toastsAtom)).toHaveLength(1);
    vi.doUnmock("../runtime/cart");
  });
});
