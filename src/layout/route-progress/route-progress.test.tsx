import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginRoute, showRoute } from "./route-progress";

const HERE = "http://lumiere.localhost:3000/products?sort=price";

const bar = () => document.querySelector(".route-progress");
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  showRoute(HERE);
});
afterEach(async () => {
  showRoute(HERE);
  await pass(5000);
  vi.useRealTimers();
});

describe("the route progress", () => {
  it("has one bar, however often the visitor presses", async () => {
    beginRoute("/events");
    await pass(200);
    beginRoute("/notices");
    await pass(5000);
    expect(document.querySelectorAll(".route-progress")).toHaveLength(1);
    showRoute("/notices");
    beginRoute("/events");
    await pass(5000);
    expect(document.querySelectorAll(".route-progress")).toHaveLength(1);
  });

  it("shows a bar for a screen that lets one wait, until it is there", async () => {
    beginRoute("/events");
    await pass(199);
    expect(bar()).toBeNull();
    await pass(1);
    expect(bar()).not.toBeNull();
    showRoute("http://lumiere.localhost:3000/events");
    await pass(200);
    expect(bar()).toBeNull();
  });

  it("stays away from a screen that comes at once", async () => {
    beginRoute("/events");
    await pass(100);
    showRoute("/events");
    await pass(5000);
    expect(bar()).toBeNull();
  });

  it.each(["#reviews", "/products?sort=price#reviews", HERE])("takes %s for no new screen", async (url) => {
    window.history.replaceState(null, "", "/products?sort=price");
    beginRoute(url);
    await pass(5000);
    expect(bar()).toBeNull();
  });

  it.each(["/products?sort=new", "/products", "/events"])("takes %s for one", async (url) => {
    window.history.replaceState(null, "", "/products?sort=price");
    beginRoute(url);
    await pass(200);
    expect(bar()).not.toBeNull();
  });

  it("ends when the visitor turns back before the screen came", async () => {
    beginRoute("/events");
    await pass(200);
    expect(bar()).not.toBeNull();
    beginRoute(HERE);
    await pass(200);
    expect(bar()).toBeNull();
  });
});
