import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_LIST } from "@/lib/list-address";
import { ListTools } from "./list-tools";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockClear());

const CHOICES = { badges: [], hasEvents: true };
const draw = (props: Partial<Parameters<typeof ListTools>[0]> = {}) =>
  render(
    <ListTools path="/products" filter={PLAIN_LIST} scope="all" choices={CHOICES} hasPrices {...props} />,
  );

describe("ListTools", () => {
  it("keeps filters and order in the address, and begins at the first page", async () => {
    draw({ filter: { ...PLAIN_LIST, page: 3, isRecommend: true } });
    await userEvent.click(screen.getByRole("checkbox", { name: "이벤트 중" }));
    expect(push).toHaveBeenLastCalledWith("/products?isRecommend=true&isEvent=true", { scroll: false });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "순서" }), "낮은 가격순");
    expect(push).toHaveBeenLastCalledWith("/products?sort=priceAscending&isRecommend=true&isEvent=true", {
      scroll: false,
    });
  });

  it("narrows the list down to one badge, and keeps one that an old address asks for", async () => {
    draw({
      choices: { ...CHOICES, badges: ["원장 추천", "새 시술"] },
      filter: { ...PLAIN_LIST, productCustomBadge: "지난 계절" },
    });
    const choice = screen.getByRole("combobox", { name: "특징" });
    expect(within(choice).getByRole("option", { selected: true }).textContent).toBe("지난 계절");
    await userEvent.selectOptions(choice, "새 시술");
    expect(push).toHaveBeenLastCalledWith("/products?productCustomBadge=%EC%83%88+%EC%8B%9C%EC%88%A0", {
      scroll: false,
    });
    await userEvent.selectOptions(choice, "모든 특징");
    expect(push).toHaveBeenLastCalledWith("/products", { scroll: false });
  });

  it.each(["the same page", "another page"])(
    "keeps the focus where %s shows the changed list",
    async (page) => {
      const tools = (filter = PLAIN_LIST) => (
        <ListTools key={page} path="/products" filter={filter} scope="all" choices={CHOICES} hasPrices />
      );
      const { rerender } = render(tools());
      await userEvent.selectOptions(screen.getByRole("combobox"), "최신순");
      if (page === "another page") rerender(<p />);
      rerender(tools({ ...PLAIN_LIST, sort: "latest" }));
      expect(document.activeElement).toBe(screen.getByRole("combobox"));
    },
  );

  it("leaves the focus where the visitor moved it before the changed list came", async () => {
    const tools = (filter = PLAIN_LIST) => (
      <>
        <a href="/events">이벤트</a>
        <ListTools path="/products" filter={filter} scope="all" choices={CHOICES} hasPrices />
      </>
    );
    const { rerender } = render(tools());
    await userEvent.selectOptions(screen.getByRole("combobox"), "최신순");
    screen.getByRole("link").focus();
    rerender(tools({ ...PLAIN_LIST, sort: "latest" }));
    expect(document.activeElement).toBe(screen.getByRole("link"));
  });

  it("offers no choice of badges where no product wears one", () => {
    draw();
    expect(screen.queryByRole("combobox", { name: "특징" })).toBeNull();
  });

  it("offers no switch for events where there are none, but keeps one that is on", () => {
    const choices = { ...CHOICES, hasEvents: false };
    const { unmount } = draw({ choices });
    expect(screen.queryByRole("checkbox", { name: "이벤트 중" })).toBeNull();
    unmount();
    draw({ choices, filter: { ...PLAIN_LIST, isEvent: true } });
    expect(screen.getByRole("checkbox", { name: "이벤트 중" })).toBeDefined();
  });

  it("goes back to the plain address when the last filter is taken away", async () => {
    draw({ filter: { ...PLAIN_LIST, isEvent: true } });
    await userEvent.click(screen.getByRole("checkbox", { name: "이벤트 중" }));
    expect(push).toHaveBeenLastCalledWith("/products", { scroll: false });
  });

  it("is a form that needs no script", () => {
    draw();
    const form = screen.getByRole("form");
    expect(form.getAttribute("action")).toBe("/products");
    expect(form.getAttribute("method")).toBe("get");
  });

  it.each([
    ["pick", ["이벤트 중"]],
    ["event", ["원장 추천만"]],
    ["all", ["원장 추천만", "이벤트 중"]],
  ] as const)("offers in %s what the list is not anyway", (scope, names) => {
    draw({ scope });
    expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual(names);
  });

  it("orders nothing by prices that are not shown", () => {
    draw({ hasPrices: false });
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["추천순", "최신순"]);
  });
});
