import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestSite } from "@/testing/site";
import { ScrollAnimation } from "./scroll-animation";

const path = vi.hoisted(() => ({ now: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.now }));

const animate = vi.fn();
let scrolled = 0;

/** A page of blocks, each a little higher than half the viewport of 800. */
function Page({ path: at = "/" }: { path?: string }) {
  path.now = at;
  return (
    <TestSite>
      {[0, 1, 2, 3, 4].map((index) => (
        <section key={`${at}${index}`} data-reveal="" data-top={index * 410} />
      ))}
      <ScrollAnimation />
    </TestSite>
  );
}

const waiting = () =>
  Array.from(document.querySelectorAll("[data-reveal-waiting]"), (block) => block.getAttribute("data-top"));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function scrollTo(y: number) {
  scrolled = y;
  window.dispatchEvent(new Event("scroll"));
  // What it needs is fetched with the first one.
  await act(() => import("./reveal-on-scroll"));
}
const reduceMotion = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  scrolled = 0;
  vi.useFakeTimers();
  vi.stubGlobal("innerHeight", 800);
  reduceMotion(false);
  animate.mockClear();
  HTMLElement.prototype.animate = animate;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return { top: Number(this.dataset.top) - scrolled } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("ScrollAnimation", () => {
  it("hides nothing before the page is scrolled", () => {
    render(<Page />);
    expect(waiting()).toEqual([]);
  });

  it("moves a block in once it is 120 above the lower edge, within 99 ms, in 400 ms with ease", async () => {
    render(<Page />);
    await scrollTo(1);
    expect(waiting()).toEqual(["820", "1230", "1640"]);
    await scrollTo(139);
    await pass(99);
    expect(animate).not.toHaveBeenCalled();
    await scrollTo(140);
    await pass(98);
    expect(animate).not.toHaveBeenCalled();
    await pass(1);
    expect(waiting()).toEqual(["1230", "1640"]);
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      { opacity: [0, 1], transform: ["translateY(24px)", "none"] },
      { duration: 400, easing: "ease" },
    );
  });

  it("looks again 50 ms after the window has kept still", async () => {
    render(<Page />);
    await scrollTo(1);
    vi.stubGlobal("innerHeight", 1000);
    window.dispatchEvent(new Event("resize"));
    await pass(49);
    window.dispatchEvent(new Event("resize"));
    await pass(49);
    expect(waiting()).toHaveLength(3);
    await pass(1);
    expect(waiting()).toEqual(["1230", "1640"]);
  });

  it("begins at once where the page was scrolled before its script ran", async () => {
    vi.stubGlobal("scrollY", 500);
    scrolled = 500;
    render(<Page />);
    await act(() => import("./reveal-on-scroll"));
    expect(waiting()).toEqual(["1640"]);
  });

  it("begins again on another screen, and leaves nothing hidden behind", async () => {
    const { rerender } = render(<Page />);
    await scrollTo(1);
    rerender(<Page path="/events" />);
    expect(waiting()).toEqual([]);
    await scrollTo(2);
    expect(waiting()).toEqual(["820", "1230", "1640"]);
  });

  it("does nothing under reduced motion", async () => {
    reduceMotion(true);
    render(<Page />);
    await scrollTo(1);
    expect(waiting()).toEqual([]);
  });
});
