import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type Branches, BranchSelector } from "./branch-selector";

const branch = (title: string, url: string, hrefTarget: "_blank" | "_self" = "_blank") => ({
  title,
  url,
  hrefTarget,
});
const BRANCHES: Branches = [
  {
    title: "다른 지점",
    icon: "/media/lumiere/mark.webp",
    items: [
      branch("강남점", "https://gangnam.clinic.example"),
      branch("부산점", "https://busan.clinic.example", "_self"),
    ],
  },
  { title: "다른 병원", icon: null, items: [branch("치과", "https://dental.example")] },
];

const show = (branches = BRANCHES) =>
  render(
    <>
      <p>본문</p>
      <button type="button">다음</button>
      <BranchSelector branches={branches} />
    </>,
  );
const isOpen = () => document.querySelector("details")?.open;
const open = async () => {
  await userEvent.click(screen.getByText("다른 지점"));
  expect(isOpen()).toBe(true);
};

describe("BranchSelector", () => {
  it("leads to the first list's branches, in a new window or as each says", () => {
    show();
    const links = screen.getAllByRole("link", { hidden: true });
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")]),
    ).toEqual([
      ["강남점", "https://gangnam.clinic.example", "_blank"],
      ["부산점", "https://busan.clinic.example", "_self"],
    ]);
    for (const link of links) expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("folds on a click elsewhere, not on one inside", async () => {
    show();
    await open();
    await userEvent.pointer({ target: screen.getByText("강남점"), keys: "[MouseLeft>]" });
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByText("본문"));
    expect(isOpen()).toBe(false);
  });

  it("folds on Escape, with the focus back where it was opened", async () => {
    show();
    await open();
    screen.getByText("부산점").focus();
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
  });

  it("folds once the keyboard has left it", async () => {
    show();
    await open();
    screen.getByRole("button", { name: "다음" }).focus();
    expect(isOpen()).toBe(false);
  });

  it("says so where there is nothing to choose from", async () => {
    show([{ title: "다른 지점", icon: null, items: [branch("수상한 지점", "javascript:alert(1)")] }]);
    await open();
    expect(screen.getByText("선택할 수 있는 항목이 없습니다.")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is not there without branches", () => {
    show([]);
    expect(isOpen()).toBeUndefined();
  });
});
