import { createStore, Provider } from "jotai";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { movesAtom } from "../state/screen";
import { Heading } from "./heading";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What has the focus in the very moment in which the heading is there, as for a finger that is fast. */
async function focusedWithHeading(moves: number): Promise<Element | null> {
  const store = createStore();
  store.set(movesAtom, moves);
  const container = document.body.appendChild(document.createElement("div"));
  const focused = new Promise<Element | null>((tell) =>
    new MutationObserver(() => tell(document.activeElement)).observe(container, { childList: true }),
  );
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <Heading>연락처를 알려 주세요</Heading>
      </Provider>,
    ),
  );
  const element = await focused;
  root.unmount();
  container.remove();
  return element;
}

it("takes the focus with its first sight, and never later from a field", async () => {
  expect((await focusedWithHeading(1))?.tagName).toBe("H1");
});

it("takes the focus that the page has handed to the iframe before", async () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  expect((await focusedWithHeading(0))?.tagName).toBe("H1");
});

it("leaves the focus alone where nobody asked for the screen", async () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  expect(await focusedWithHeading(0)).toBe(document.body);
});
