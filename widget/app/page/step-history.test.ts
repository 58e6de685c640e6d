import type { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRuntime } from "../runtime/create-runtime";
import { frameAtom, isOpenAtom } from "../state/frame";
import { goAtom, type Screen, screenAtom } from "../state/screen";
import { bootOf } from "../testing/boot";
import { keepStepHistory } from "./step-history";

let stop: () => void = () => undefined;
beforeEach(() => window.history.replaceState(null, ""));
afterEach(() => stop());

function setUp({ isPanel = false } = {}) {
  const send = vi.fn();
  const runtime = createRuntime(bootOf(), send);
  const { store } = runtime;
  store.set(frameAtom, { isPanel, attribution: {}, consultingReservationOnly: false });
  stop = keepStepHistory(runtime);
  return {
    store,
    send,
    open(screen: Screen) {
      store.set(goAtom, screen);
      store.set(isOpenAtom, true);
    },
    go: (screen: Screen) => store.set(goAtom, screen),
  };
}
type Store = ReturnType<typeof createStore>;

/** The browser's own buttons; a traversal takes a while. */
async function traverse(by: number) {
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await arrived;
}
const depth = () => window.history.state?.clinicWidgetStep ?? 0;
const shown = (store: Store) => store.get(screenAtom);

describe("the browser's Back in an open sheet", () => {
  it("goes to the step before, and from the first step closes the sheet", async () => {
    const { store, send, open, go } = setUp();
    open("treatments");
    go("schedule");
    go("contact");
    await traverse(-1);
    expect(shown(store)).toBe("schedule");
    await traverse(-1);
    expect(shown(store)).toBe("treatments");
    expect(send).not.toHaveBeenCalled();
    await traverse(-1);
    expect(send).toHaveBeenCalledExactlyOnceWith("close", {});
    expect(store.get(isOpenAtom)).toBe(false);
  });

  it("can be undone by Forward", async () => {
    const { store, open, go } = setUp();
    open("treatments");
    go("schedule");
    await traverse(-1);
    await traverse(1);
    expect(shown(store)).toBe("schedule");
  });

  it("means the same as the widget's own back button", async () => {
    const { store, open, go } = setUp();
    open("home");
    go("treatments");
    go("schedule");
    go("treatments");
    await vi.waitFor(() => expect(depth()).toBe(2));
    await traverse(-1);
    expect(shown(store)).toBe("home");
  });

  it("closes after a reservation, and never leads back into it", async () => {
    const { send, open, go } = setUp();
    open("treatments");
    go("schedule");
    go("contact");
    go("done");
    await vi.waitFor(() => expect(depth()).toBe(1));
    await traverse(-1);
    expect(send).toHaveBeenCalledExactlyOnceWith("close", {});
  });
});

describe("closing the sheet", () => {
  it("takes its entries back, so that Back is the page's again", async () => {
    const { store, open, go } = setUp();
    open("treatments");
    go("schedule");
    expect(depth()).toBe(2);
    store.set(isOpenAtom, false);
    await vi.waitFor(() => expect(depth()).toBe(0));
  });

  it("and opening it again at once begins with one entry", async () => {
    const { store, open, go } = setUp();
    open("treatments");
    go("schedule");
    store.set(isOpenAtom, false);
    open("purpose");
    await vi.waitFor(() => expect(depth()).toBe(1));
    expect(shown(store)).toBe("purpose");
  });
});

describe("a panel", () => {
  it("leaves the page's history alone", () => {
    const { open, go } = setUp({ isPanel: true });
    const { length } = window.history;
    open("treatments");
    go("schedule");
    expect(window.history.length).toBe(length);
    expect(depth()).toBe(0);
  });
});
