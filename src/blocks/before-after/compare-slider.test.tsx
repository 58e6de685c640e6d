import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CompareSlider } from "./compare-slider";

const pair = {
  title: "볼의 옅은 기미",
  beforeImageUrl: "/media/lumiere/pair-melasma-before.webp",
  afterImageUrl: "/media/lumiere/pair-melasma-after.webp",
  elapsed: "10회 시술, 24주 뒤",
};
const slider = () => screen.getByRole("slider", { name: "볼의 옅은 기미 전후 비교" });

describe("CompareSlider", () => {
  it("names both pictures", () => {
    render(<CompareSlider pair={pair} />);
    expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
      "볼의 옅은 기미, 10회 시술, 24주 뒤",
      "볼의 옅은 기미, 시술 전",
    ]);
  });

  it.each([
    [0, "시술 전 0%, 시술 후 100%"],
    [30, "시술 전 30%, 시술 후 70%"],
    [100, "시술 전 100%, 시술 후 0%"],
  ])("moved to %i says how much of each is shown, and shows it", (value, words) => {
    const { container } = render(<CompareSlider pair={pair} />);
    expect(slider().getAttribute("aria-valuetext")).toBe("시술 전 50%, 시술 후 50%");
    fireEvent.change(slider(), { target: { value } });
    expect(slider().getAttribute("aria-valuetext")).toBe(words);
    expect((container.firstElementChild as HTMLElement).style.getPropertyValue("--place")).toBe(`${value}%`);
  });
});
