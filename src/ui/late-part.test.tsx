import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LatePart } from "./late-part";

beforeEach(() => {
  // React tells of every error that a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it("shows what was fetched", async () => {
  const Part = lazy(async () => ({ default: () => <p>here</p> }));
  render(
    <LatePart fallback={<p>before</p>}>
      <Part />
    </LatePart>,
  );
  expect(screen.getByText("before")).toBeDefined();
  expect(await screen.findByText("here")).toBeDefined();
});

it("leaves the page as it is where it cannot be fetched", async () => {
  const failed = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const Part = lazy(() => failed);
  render(
    <main>
      <h1>page</h1>
      <LatePart fallback={<p>before</p>}>
        <Part />
      </LatePart>
    </main>,
  );
  await failed.catch(() => undefined);
  expect(await screen.findByText("before")).toBeDefined();
  expect(screen.getByRole("heading")).toBeDefined();
});
