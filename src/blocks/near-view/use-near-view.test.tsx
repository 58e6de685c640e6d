import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNearView } from "./use-near-view";

let hear: (...changes: boolean[]) => void;
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (changes: { isIntersecting: boolean }[]) => void) {
        hear = (...changes) => act(() => callback(changes.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Place() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useNearView(ref) ? "near" : "far"}</p>;
}

describe("useNearView", () => {
  it.each([
    ["what is out of view", [false], "far"],
    ["what comes near", [true], "near"],
    ["what came near before its first change was heard of", [false, true], "near"],
    ["what came near and went again", [true, false], "near"],
  ])("tells of %s", (_, changes, words) => {
    render(<Place />);
    hear(...changes);
    expect(screen.getByText(words)).toBeDefined();
  });

  it("does not take back that it was near", () => {
    render(<Place />);
    hear(true);
    hear(false);
    expect(screen.getByText("near")).toBeDefined();
  });
});
