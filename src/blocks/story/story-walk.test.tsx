import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type StoryBlock, storyBlockSchema } from "@/contract/api/story-blocks";
import type { PlanOf } from "@/contract/tenant/houses";
import { StoryWalk } from "./story-walk";

const stops = ["접수", "대기", "상담실"].map((title, index) => ({
  title,
  text: `${title}입니다.`,
  image: { url: `/media/haneul/space-${index}.webp`, alt: `${title} 사진` },
}));

const draw = (floors: object[], name: PlanOf<"space"> = "walk") => {
  const block: StoryBlock = storyBlockSchema.parse({ type: "walk", floors, stops });
  if (block.type !== "walk") throw new Error("It is no walk");
  render(<StoryWalk block={block} plan={name} />);
};
const plan = () => screen.queryByRole("navigation");

describe("StoryWalk", () => {
  it("shows each room once, in the order of the walk, with its words", () => {
    draw([]);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "접수",
      "대기",
      "상담실",
    ]);
    expect(screen.getByText("대기입니다.")).toBeDefined();
    expect(screen.getAllByRole("img").map((img) => img.getAttribute("alt"))).toEqual([
      "접수 사진",
      "대기 사진",
      "상담실 사진",
    ]);
    expect(plan()).toBeNull();
  });

  it("draws the floors, and each number leads to its room", () => {
    draw([
      { name: "7층", rooms: [{ title: "승강기" }, { title: "접수", stop: 1 }, { title: "대기", stop: 2 }] },
      { name: "8층", rooms: [{ title: "승강기" }, { title: "상담실", stop: 3 }] },
    ]);
    const links = within(plan() as HTMLElement).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["1 접수", "2 대기", "3 상담실"]);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute("href") ?? "");
      expect(target?.textContent).toContain(link.textContent?.slice(2));
    }
  });

  it("leads nowhere from a room whose stop there is not", () => {
    draw([
      {
        name: "7층",
        rooms: [
          { title: "접수", stop: 1 },
          { title: "창고", stop: 9 },
        ],
      },
    ]);
    expect(within(plan() as HTMLElement).getAllByRole("link")).toHaveLength(1);
  });

  it("shows floor by floor what is on each, then the rooms that no floor has", () => {
    draw(
      [
        { name: "8층", rooms: [{ title: "상담실", stop: 3 }] },
        { name: "7층", rooms: [{ title: "접수", stop: 1 }] },
      ],
      "floors",
    );
    expect(screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"))).toEqual([
      "8층 층별 안내도",
      "7층 층별 안내도",
    ]);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "상담실",
      "접수",
      "대기",
    ]);
    expect(screen.getAllByRole("img")).toHaveLength(3);
  });

  it.each(["walk", "floors", "column"] as const)("has every room once in %s", (name) => {
    draw([{ name: "7층", rooms: [{ title: "접수", stop: 1 }, { title: "창고" }] }], name);
    expect(screen.getAllByRole("heading")).toHaveLength(3);
  });
});
