import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ChargeSearch } from "./charge-search";

const draw = () =>
  render(
    <ChargeSearch>
      <details data-charge-group="" open>
        <summary>스킨부스터</summary>
        <p data-charge="콜라겐 부스터 2cc 1회 3회">콜라겐 부스터 2cc</p>
        <p data-charge="수분광 스킨부스터">수분광 스킨부스터</p>
      </details>
      <details data-charge-group="">
        <summary>제모</summary>
        <p data-charge="겨드랑이 제모 5회">겨드랑이 제모</p>
      </details>
    </ChargeSearch>,
  );
const field = () => screen.getByRole("searchbox", { name: "항목 찾기" });
const shown = () =>
  ["콜라겐 부스터 2cc", "수분광 스킨부스터", "겨드랑이 제모"].filter(
    (name) => !screen.getByText(name).closest("[hidden]"),
  );

describe("ChargeSearch", () => {
  it("shows everything until something is looked for", () => {
    draw();
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("keeps what holds the words, takes the empty parts away, and says how many there are", async () => {
    draw();
    await userEvent.type(field(), "3회 콜라겐");
    expect(shown()).toEqual(["콜라겐 부스터 2cc"]);
    expect(screen.getByText("제모").closest("details")?.hidden).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("1개 항목");
  });

  it("says that nothing is there, and leads back to everything", async () => {
    draw();
    await userEvent.type(field(), "울쎄라");
    expect(shown()).toEqual([]);
    expect(screen.getByText("‘울쎄라’에 맞는 항목이 없습니다")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "모든 항목 보기" }));
    expect(shown()).toHaveLength(3);
    expect(field()).toHaveProperty("value", "");
  });

  it("unfolds what holds a match, folds it again, and unfolds everything for paper", async () => {
    const { container } = draw();
    const open = () => [...container.querySelectorAll("details")].map((each) => each.open);
    expect(open()).toEqual([true, false]);
    await userEvent.type(field(), "겨드랑이");
    expect(open()[1]).toBe(true);
    await userEvent.clear(field());
    expect(open()).toEqual([true, false]);
    window.dispatchEvent(new Event("beforeprint"));
    expect(open()).toEqual([true, true]);
  });
});
