import { describe, expect, it } from "vitest";
import { menuTitle } from "./page-title";

const menu = [
  {
    url: "/products",
    title: "진료",
    subList: [
      { url: "/products", title: "전체 보기" },
      { url: "/products/category/pick", title: "많이 찾는 진료" },
    ],
  },
  { url: "/events", title: "이벤트", subList: [] },
];

describe("menuTitle", () => {
  it.each([
    ["/products", "진료"],
    ["/products/category/pick", "많이 찾는 진료"],
    ["/events", "이벤트"],
    ["/introduce/staff", undefined],
    ["/product", undefined],
  ])("calls %s %s", (path, title) => {
    expect(menuTitle(menu, path)).toBe(title);
  });
});
