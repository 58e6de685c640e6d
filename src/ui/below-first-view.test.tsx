import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

/** As a browser has it: a visit begins with a load. */
async function newVisit() {
  vi.resetModules();
  const [{ BelowFirstView }, { setOut }] = await Promise.all([
    import("./below-first-view"),
    import("@/lib/arrival"),
  ]);
  return { page: <BelowFirstView>further down</BelowFirstView>, setOut };
}

it("is there from the start on a loaded page", async () => {
  const { page } = await newVisit();
  expect(renderToString(page)).toBe("further down");
  expect(render(page).container.textContent).toBe("further down");
});

it("follows what is above it on a page of the router", async () => {
  const { page, setOut } = await newVisit();
  setOut("/products", "push");
  const { container } = render(page);
  expect(container.textContent).toBe("");
  await screen.findByText("further down");
  expect(container.children).toHaveLength(0);
});

it("is there at once on a page that is come back to", async () => {
  const { page, setOut } = await newVisit();
  setOut("/products", "traverse");
  expect(render(page).container.textContent).toBe("further down");
});
