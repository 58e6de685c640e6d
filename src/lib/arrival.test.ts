import { expect, it, vi } from "vitest";
import { arrival, onSetOut, setOut } from "./arrival";

it("begins with a load", () => {
  expect(arrival()).toBe("load");
});

it.each([
  ["push", "/events", "router"],
  ["replace", "/products?sort=price", "router"],
  ["push", "/events#benefits", "place"],
  ["traverse", "/events", "place"],
] as const)("takes %s to %s for coming by %s", (navigationType, url, expected) => {
  setOut(url, navigationType);
  expect(arrival()).toBe(expected);
});

it("tells who listens that the router sets out", () => {
  const run = vi.fn();
  const stop = onSetOut(run);
  setOut("/events", "push");
  stop();
  setOut("/", "push");
  expect(run).toHaveBeenCalledOnce();
});
