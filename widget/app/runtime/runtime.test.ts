import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Kept } from "@/contract/widget/messages";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { tokenAtom } from "../state/session";
import { bootOf } from "../testing/boot";
import { createRuntime } from "./create-runtime";
import { createKeptStorage } from "./storage";

afterEach(() => vi.restoreAllMocks());

/** As a browser does to foreign iframes. */
function closeStorages() {
  for (const name of ["localStorage", "sessionStorage"] as const)
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
}

function widgetOn(isStorefront: boolean, kept: Kept) {
  const runtime = createRuntime(bootOf({ isStorefront }), (type, data) => {
    if (type === "keep" && "area" in data) kept[data.area] = data.text;
  });
  runtime.begin(kept);
  return runtime;
}

describe("a widget whose storage is closed", () => {
  beforeEach(closeStorages);

  it("has the partner's own storefront keep session and draft over a reload", () => {
    const kept: Kept = {};
    const { store } = widgetOn(true, kept);
    store.set(tokenAtom, "secret");
    store.set(changeDraftAtom, { name: "김하윤" });
    const next = widgetOn(true, { ...kept });
    expect(next.store.get(tokenAtom)).toBe("secret");
    expect(next.store.get(draftAtom).name).toBe("김하윤");
  });

  it("notices by its page what another tab has begun and ended", () => {
    const kept: Kept = {};
    const runtime = widgetOn(true, kept);
    runtime.begin({ device: JSON.stringify({ token: "of another tab" }) });
    expect(runtime.store.get(tokenAtom)).toBe("of another tab");
    runtime.begin({ device: "{}" });
    expect(runtime.store.get(tokenAtom)).toBeNull();
  });

  it("keeps what it wrote where the page introduces itself again as it was before", () => {
    const runtime = widgetOn(true, {});
    runtime.store.set(tokenAtom, "secret");
    runtime.begin({});
    expect(runtime.store.get(tokenAtom)).toBe("secret");
  });

  it("gives nothing to a foreign page, and takes nothing from it", () => {
    const kept: Kept = { device: JSON.stringify({ token: "planted" }) };
    const { store } = widgetOn(false, kept);
    expect(store.get(tokenAtom)).toBeNull();
    store.set(tokenAtom, "secret");
    expect(JSON.stringify(kept)).not.toContain("secret");
  });
});

describe("a widget with a storage of its own", () => {
  it("has no page keep anything for it", () => {
    const kept: Kept = { device: JSON.stringify({ token: "planted" }) };
    localStorage.clear();
    const { store } = widgetOn(true, kept);
    expect(store.get(tokenAtom)).toBeNull();
    store.set(tokenAtom, "secret");
    expect(JSON.stringify(kept)).not.toContain("secret");
    localStorage.clear();
  });
});

describe("createKeptStorage", () => {
  it.each(["{", "null", "3", "[1]", '{"token":{}}'])("begins empty with %s", (kept) => {
    expect(createKeptStorage(kept, () => undefined).read("token")).toBeNull();
  });
});
