import { BProgress } from "@bprogress/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginRoute, showRoute } from "./route-progress";

const HERE = "http://lumiere.localhost:3000/products?sort=price";

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(BProgress, "start");
  vi.spyOn(BProgress, "done");
  showRoute(HERE);
});
afterEach(async () => {
  showRoute(HERE);
  await pass(5000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the route progress", () => {
  it("shows a bar for a screen that lets one wait, until it is there", async () => {
    beginRoute("/events");
    await pass(119);
    expect(BProgress.start).not.toHaveBeenCalled();
    await pass(1);
    await vi.waitFor(() => expect(BProgress.start).toHaveBeenCalled());
    expect(document.querySelector(".bar")).not.toBeNull();
    showRoute("http://lumiere.localhost:3000/events");
    await pass(5000);
    expect(document.querySelector(".bar")).toBeNull();
  });

  it("stays away from a screen that comes at once", async () => {
    beginRoute("/events");
    await pass(100);
    showRoute("/events");
    await pass(5000);
    expect(BProgress.start).not.toHaveBeenCalled();
  });

  it.each(["#reviews", "/products?sort=price#reviews", HERE])("takes %s for no new screen", async (url) => {
    window.history.replaceState(null, "", "/products?sort=price");
    beginRoute(url);
    await pass(5000);
    expect(BProgress.start).not.toHaveBeenCalled();
  });

  it.each(["/products?sort=new", "/products", "/events"])("takes %s for one", async (url) => {
    window.history.replaceState(null, "", "/products?sort=price");
    beginRoute(url);
    await pass(120);
    await vi.waitFor(() => expect(BProgress.start).toHaveBeenCalled());
  });

  it("ends when the visitor turns back before the screen came", async () => {
    beginRoute("/events");
    await pass(120);
    await vi.waitFor(() => expect(BProgress.start).toHaveBeenCalled());
    beginRoute(HERE);
    expect(BProgress.done).toHaveBeenCalled();
  });
});
