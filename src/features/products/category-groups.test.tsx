import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCategory } from "@/testing/products";
import { CategoryGroups } from "./category-groups";

const lifting = aCategory({
  id: 1,
  name: "리프팅",
  bodyGroup: "얼굴",
  concernGroup: "탄력",
  icon: "lifting",
});
const hair = aCategory({ id: 2, name: "제모", bodyGroup: "몸", concernGroup: "털" });
const thread = aCategory({ id: 3, name: "실리프팅", parentId: 1 });
const categories = [lifting, hair, thread];

const draw = (
  exposureCategory: "body" | "concern" | "none",
  scope: Parameters<typeof CategoryGroups>[0]["scope"] = { kind: "all" },
  isIconExposure = false,
  isDrawn = false,
) =>
  render(
    <CategoryGroups
      categories={categories}
      scope={scope}
      config={{ exposureCategory, isIconExposure }}
      isDrawn={isDrawn}
    />,
  );

describe("CategoryGroups", () => {
  it.each([
    ["body", ["얼굴", "몸"]],
    ["concern", ["탄력", "털"]],
    ["none", []],
  ] as const)("groups by exposureCategory %s", (exposure, titles) => {
    draw(exposure);
    for (const title of ["얼굴", "몸", "탄력", "털"]) {
      expect(screen.queryAllByText(title)).toHaveLength(
        (titles as readonly string[]).includes(title) ? 1 : 0,
      );
    }
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["전체", "리프팅", "제모"]);
  });

  it.each([true, false])("shows icons as isIconExposure %s says", (isIconExposure) => {
    const { container } = draw("none", { kind: "all" }, isIconExposure);
    expect(container.querySelectorAll("svg").length > 0).toBe(isIconExposure);
  });

  it("draws the categories of a list by part, and none where icons are not shown", () => {
    const { container, unmount } = draw("none", { kind: "all" }, true, true);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["전체", "리프팅", "제모"]);
    expect(container.querySelectorAll("svg")).toHaveLength(2);
    unmount();
    expect(draw("none", { kind: "all" }, false, true).container.querySelector("svg")).toBeNull();
  });

  it("marks where one is, up to the top category, and offers its sub-categories", () => {
    draw("body", { kind: "category", category: thread });
    expect(screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual([
      "리프팅",
      "실리프팅",
    ]);
  });

  it("draws nothing for a partner without categories", () => {
    const { container } = render(
      <CategoryGroups
        categories={[]}
        scope={{ kind: "all" }}
        config={{ exposureCategory: "body", isIconExposure: false }}
      />,
    );
    expect(container.innerHTML).toBe("");
  });
});
