import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setOut } from "@/lib/arrival";
import { layOutLater, takeUpPage } from "./lay-out-later";

/** What is to be done at the next idle moment. */
const waiting: (() => void)[] = [];
const passIdle = () => waiting.splice(0).forEach((work) => void work());

function renderPage() {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => work());
  const { container } = render(
    <>
      <main>
        <section>one</section>
        <section>two</section>
        <section>three</section>
      </main>
      <footer>below</footer>
    </>,
  );
  return () =>
    [...container.querySelectorAll<HTMLElement>("section, footer")].map(
      ({ style }) => style.contentVisibility === "visible",
    );
}

afterEach(() => {
  vi.unstubAllGlobals();
  waiting.length = 0;
  delete document.documentElement.dataset.laidOut;
});

it("lays out one section at each idle moment, from the second on, and says when all are", () => {
  const areLaidOut = renderPage();
  layOutLater(new AbortController().signal);
  expect(areLaidOut()).toEqual([false, false, false, false]);
  passIdle();
  expect(areLaidOut()).toEqual([false, true, false, false]);
  for (let times = 0; times < 2; times++) passIdle();
  expect(areLaidOut()).toEqual([false, true, true, true]);
  expect(document.documentElement.dataset.laidOut).toBeUndefined();
  passIdle();
  expect(document.documentElement.dataset.laidOut).toBe("");
  expect(waiting).toEqual([]);
});

it("stops with the page", () => {
  const areLaidOut = renderPage();
  const stopped = new AbortController();
  layOutLater(stopped.signal);
  stopped.abort();
  passIdle();
  expect(areLaidOut()).toEqual([false, false, false, false]);
});

it.each([
  ["push", "/events", false],
  ["push", "/events#benefits", true],
  ["traverse", "/events", true],
] as const)("takes up a page by %s to %s", (navigationType, url, isWhole) => {
  for (const before of [undefined, ""]) {
    if (before === "") document.documentElement.dataset.laidOut = before;
    setOut(url, navigationType);
    expect(document.documentElement.dataset.laidOut).toBe(before);
    takeUpPage();
    expect("laidOut" in document.documentElement.dataset).toBe(isWhole);
  }
});
