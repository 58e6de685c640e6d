import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followChanges } from "./live-stream";

class FakeSource extends EventTarget {
  onerror: (() => void) | null = null;
  isClosed = false;
  close() {
    this.isClosed = true;
  }
}

const sources: FakeSource[] = [];
const onLive = vi.fn();
const onChange = vi.fn();
let stop: () => void;
const last = () => sources.at(-1) as FakeSource;
const send = (event: string) => last().dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
  sources.length = 0;
  onLive.mockReset();
  onChange.mockReset();
  vi.stubGlobal("EventSource", function open() {
    sources.push(new FakeSource());
    return last();
  });
  stop = followChanges("/studio/haneul/events", { onLive, onChange });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is live from the first word, and stays so while the server beats", () => {
  send("reread");
  expect([onLive.mock.lastCall, onChange.mock.calls.length]).toEqual([[true], 1]);
  for (let beat = 0; beat < 4; beat++) {
    vi.advanceTimersByTime(15_000);
    send("beat");
  }
  expect(onLive).toHaveBeenCalledOnce();
  expect(sources).toHaveLength(1);
  send("change");
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("says within 20 s that a connection which nobody closed is silent, and opens another", () => {
  send("reread");
  vi.advanceTimersByTime(19_999);
  expect(onLive).not.toHaveBeenCalledWith(false);
  vi.advanceTimersByTime(1);
  expect(onLive).toHaveBeenLastCalledWith(false);
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(2);
  send("reread");
  expect(onLive).toHaveBeenLastCalledWith(true);
});

it("takes one that never answers for silent too", () => {
  vi.advanceTimersByTime(20_000);
  expect(onLive).toHaveBeenLastCalledWith(false);
});

it("tries again after 1, 2, 4 … 30 s", () => {
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = sources.length;
    last().onerror?.();
    vi.advanceTimersByTime(pauseMs - 1);
    expect(sources).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(before + 1);
  }
});

it("knows at once that the computer lost its network", () => {
  send("reread");
  window.dispatchEvent(new Event("offline"));
  expect(onLive).toHaveBeenLastCalledWith(false);
});

it("opens nothing more once it is stopped", () => {
  stop();
  window.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(60_000);
  expect([sources.length, last().isClosed, onLive.mock.calls.length]).toEqual([1, true, 0]);
});

it("closes its connection while its page is in the back-forward cache, and reconnects afterwards", () => {
  send("reread");
  window.dispatchEvent(new Event("pagehide"));
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(onLive).toHaveBeenLastCalledWith(false);
  expect(sources).toHaveLength(2);
  send("reread");
  expect(onLive).toHaveBeenLastCalledWith(true);
});
