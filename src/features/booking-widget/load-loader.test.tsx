import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  delete window.ClinicWidget;
});

const scripts = () => Array.from(document.head.querySelectorAll("script"));
const fail = async () => {
  scripts().at(-1)?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(0);
};
const load = async () => {
  const { loadLoader } = await import("./load-loader");
  return { loadLoader, promise: loadLoader("http://widget.example") };
};

describe("loadLoader", () => {
  it("answers with the widget once the script is there", async () => {
    const { promise } = await load();
    expect(scripts().map(({ src }) => src)).toEqual(["http://widget.example/widget/loader.js"]);
    const widget = Object.assign(vi.fn(), { isLoaded: true });
    window.ClinicWidget = widget;
    scripts()[0]?.dispatchEvent(new Event("load"));
    expect(await promise).toBe(widget);
  });

  it("asks once for any number of callers", async () => {
    const { loadLoader, promise } = await load();
    expect(loadLoader("http://widget.example")).toBe(promise);
    expect(scripts()).toHaveLength(1);
  });

  it("tries three times, 500 ms apart, then gives up", async () => {
    const { promise } = await load();
    const failed = expect(promise).rejects.toThrow("No widget loader");
    await fail();
    expect(scripts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    await fail();
    await vi.advanceTimersByTimeAsync(500);
    await fail();
    await failed;
    await vi.advanceTimersByTimeAsync(5000);
    expect(scripts()).toHaveLength(0);
  });

  it("waits no longer than two and a half seconds, and tries again when asked again", async () => {
    const { loadLoader, promise } = await load();
    const failed = expect(promise).rejects.toThrow("4000 ms");
    await vi.advanceTimersByTimeAsync(4000);
    await failed;
    expect(loadLoader("http://widget.example")).not.toBe(promise);
  });
});
