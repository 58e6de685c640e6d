import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { managerStore } from "./manager";
import { persistedStore } from "./persisted-store";
import { recentKeywordsAtom } from "./recent-keywords";
import { rehydrate } from "./rehydrate";
import { reservationStore, withSent } from "./reservation";
import { authAtom, commonAtom } from "./session";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a store reads of what somebody wrote under its key. */
const READERS: Record<string, () => unknown> = {
  auth: () => readAtom(authAtom),
  common: () => readAtom(commonAtom),
  "recent-keywords": () => readAtom(recentKeywordsAtom),
  manager: managerStore.read,
  reservation: reservationStore.read,
};
function readAtom(atom: Parameters<ReturnType<typeof createStore>["get"]>[0]): unknown {
  const store = createStore();
  const stop = store.sub(atom, () => {});
  const value = store.get(atom);
  stop();
  return value;
}

const reservation = {
  reservationId: 417,
  reservationNumber: "LM-261120-0417",
  kind: "treatment",
  total: 198_000,
  items: [{ id: 3, name: "콜라겐 부스터 1회", price: 198_000 }],
};

describe("what the stores keep", () => {
  it.each([
    ["auth", { user: { name: "김하윤", isRegular: true } }],
    ["auth", { user: null }],
    ["common", { cartCount: 3 }],
    ["recent-keywords", ["모공", "리프팅"]],
    ["manager", { rows: [{ id: 1, nextAvailableAt: "2026-11-21T15:30:00+09:00" }], count: 1 }],
    ["manager", { rows: [{ id: 1, nextAvailableAt: null }], count: 1 }],
    ["reservation", { reservation, sentIds: [417] }],
    ["reservation", { reservation: { ...reservation, total: null }, sentIds: [] }],
  ])("%s is read again as %j", (key, value) => {
    localStorage.setItem(key, JSON.stringify(value));
    expect(READERS[key]?.()).toEqual(value);
  });
});

const EMPTY: Record<string, unknown> = {
  auth: { user: null },
  common: { cartCount: 0 },
  "recent-keywords": [],
  manager: { rows: [], count: 0 },
  reservation: { reservation: null, sentIds: [] },
};
const ANYWHERE = ["", "{", "null", "1", '"text"', "[1]", "{}", "[null]", "<script>alert(1)</script>"];
const long = "x".repeat(10_000);
const HOSTILE: Record<string, unknown[]> = {
  auth: [
    { user: { name: { toString: "x" }, isRegular: true } },
    { user: { name: "김하윤", isRegular: "yes" } },
    { user: [] },
    { user: "admin" },
    [{ user: null }],
  ],
  common: [{ cartCount: -1 }, { cartCount: "3" }, { cartCount: 1.5 }, { cartCount: null }],
  "recent-keywords": [
    [1],
    [{}],
    ["같은", "같은"],
    [long],
    Array.from({ length: 11 }, (_, index) => `${index}`),
  ],
  manager: [
    { rows: {}, count: 1 },
    { rows: [{ id: "1", nextAvailableAt: null }], count: 1 },
    { rows: [{ id: 1, nextAvailableAt: "soon" }], count: 1 },
    { rows: [{ id: 1, nextAvailableAt: "2026-99-99T10:00:00+09:00" }], count: 1 },
    { rows: [{ id: 1, nextAvailableAt: 1e20 }], count: 1 },
    { rows: [null], count: 1 },
    { rows: Array.from({ length: 201 }, () => ({ id: 1, nextAvailableAt: null })), count: 201 },
  ],
  reservation: [
    { reservation, sentIds: ["417"] },
    { reservation, sentIds: Array.from({ length: 51 }, (_, id) => id) },
    { reservation: { ...reservation, items: [{ id: 3, name: 4, price: 1 }] }, sentIds: [] },
    { reservation: { ...reservation, total: -1 }, sentIds: [] },
    { reservation: { ...reservation, kind: "gift" }, sentIds: [] },
    { reservation: "LM-261120-0417", sentIds: [] },
  ],
};

describe.each(Object.keys(EMPTY))("%s", (key) => {
  it.each([...ANYWHERE, ...(HOSTILE[key] ?? []).map((value) => JSON.stringify(value))])(
    "is empty where its key holds %s",
    (text) => {
      localStorage.setItem(key, text);
      expect(READERS[key]?.()).toEqual(EMPTY[key]);
    },
  );

  it("is empty where the storage is closed", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(READERS[key]?.()).toEqual(EMPTY[key]);
  });
});

describe("persisted atoms", () => {
  it("follow another tab's change, but not one that is not valid", () => {
    const store = createStore();
    const stop = store.sub(commonAtom, () => {});
    const change = (text: string) => {
      localStorage.setItem("common", text);
      window.dispatchEvent(new StorageEvent("storage", { key: "common" }));
    };
    change('{"cartCount":2}');
    expect(store.get(commonAtom)).toEqual({ cartCount: 2 });
    change('{"cartCount":"<b>"}');
    expect(store.get(commonAtom)).toEqual({ cartCount: 0 });
    stop();
  });

  it("hold a value on the page where the storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const store = createStore();
    store.set(commonAtom, { cartCount: 4 });
    expect(store.get(commonAtom)).toEqual({ cartCount: 4 });
  });
});

describe("rehydrate", () => {
  const counted = persistedStore("counted", 0, (value): value is number => typeof value === "number");

  it("reads what was kept at an idle moment", async () => {
    localStorage.setItem("counted", "7");
    vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run, 300));
    vi.useFakeTimers();
    const heard = vi.fn();
    rehydrate(counted).then(heard);
    await vi.advanceTimersByTimeAsync(299);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("goes on without after 5000 ms", async () => {
    localStorage.setItem("counted", "7");
    vi.stubGlobal("requestIdleCallback", () => 0);
    vi.useFakeTimers();
    const heard = vi.fn();
    rehydrate(counted).then(heard);
    await vi.advanceTimersByTimeAsync(4999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(0);
  });
});

describe("withSent", () => {
  it("remembers fifty, each once", () => {
    let state = reservationStore.initial;
    for (let id = 1; id <= 60; id++) state = withSent(withSent(state, id), id);
    expect(state.sentIds).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
  });
});
