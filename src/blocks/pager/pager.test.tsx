import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Pager } from "./pager";

const draw = (page: number, pageCount: number) =>
  render(<Pager page={page} pageCount={pageCount} hrefOf={(each) => `/list?page=${each}`} />);
const numbers = () =>
  screen.getAllByRole("link", { name: /^\d+쪽$/ }).map((link) => Number.parseInt(link.textContent, 10));

describe("Pager", () => {
  it.each([
    [1, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [12, 12, [8, 9, 10, 11, 12]],
  ])("on page %i of %i links the pages around it", (page, pageCount, shown) => {
    draw(page, pageCount);
    expect(numbers()).toEqual(shown);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe(`${page}쪽`);
  });

  it("has no way back from the first page, and none on from the last", () => {
    draw(1, 2);
    expect(screen.queryByRole("link", { name: "이전 쪽" })).toBeNull();
    expect(screen.getByRole("link", { name: "다음 쪽" }).getAttribute("href")).toBe("/list?page=2");
  });

  it.each([0, 1])("is not there for %i pages", (pageCount) => {
    expect(draw(1, pageCount).container.innerHTML).toBe("");
  });
});
