import { describe, expect, it } from "vitest";
import type { StoryBlock } from "@/contract/api/story-blocks";
import { partsOf } from "./landing-parts";

const hero: StoryBlock = { type: "hero", title: "무엇부터", description: "", image: null };
const book = (buttonText: string): StoryBlock => ({ type: "button", buttonText, url: null });
const lead: StoryBlock = { type: "button", buttonText: "더 보기", url: "/products" };
const quote: StoryBlock = { type: "quote", text: "천천히", by: "" };

const parts = (blocks: StoryBlock[]) =>
  partsOf({ key: "landing", title: "첫 상담", description: "40분", blocks, blockProducts: [] });

describe("the parts of a campaign page", () => {
  it("opens with the blocks' hero, and takes the button under it into the opening", () => {
    const { hero: opening, body } = parts([hero, book("시간 고르기"), quote]);
    expect(opening).toEqual({ title: "무엇부터", description: "40분", image: null });
    expect(body).toEqual([quote]);
  });

  it("opens with the page's own words where the blocks have no hero", () => {
    const { hero: opening, body } = parts([book("시간 고르기"), quote]);
    expect(opening.title).toBe("첫 상담");
    expect(body).toHaveLength(2);
  });

  it.each([
    ["a button that books", [hero, quote, book("예약")], "예약", [quote]],
    ["a button that leads elsewhere", [hero, quote, lead], null, [quote, lead]],
    ["no button", [hero, quote], null, [quote]],
    ["the opening's own button", [hero, book("예약")], null, []],
    ["nothing", [], null, []],
  ])("closes after %s", (_, blocks, closingText, body) => {
    expect(parts(blocks as StoryBlock[])).toMatchObject({ closingText, body });
  });
});
