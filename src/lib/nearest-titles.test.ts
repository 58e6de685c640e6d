import { describe, expect, it } from "vitest";
import { nearestTitles, wordsOfPath } from "./nearest-titles";

describe("wordsOfPath", () => {
  it.each([
    ["/ulthera-300", ["ulthera", "300"]],
    ["/event/WINTER_sale.html", ["event", "winter", "sale"]],
    [`/${encodeURIComponent("리프팅")}/`, ["리프팅"]],
    [`/${encodeURIComponent("리프팅".normalize("NFD"))}`, ["리프팅"]],
    ["/a%ff", ["a", "ff"]],
    ["/%E0%A4%A", ["e0", "a4", "a"]],
    ["/<script>alert(1)</script>", ["script", "alert", "1"]],
    ["/", []],
    ["/--/..", []],
  ])("reads %s", (path, words) => {
    expect(wordsOfPath(path)).toEqual(words);
  });

  it("reads no more of an endless address than a few short words", () => {
    const words = wordsOfPath(`/${"x".repeat(5000)}/${"a-b-c-d-e-f-g-h-i-j".repeat(100)}`);
    expect(words).toHaveLength(8);
    expect(Math.max(...words.map((word) => word.length))).toBe(40);
  });
});

describe("nearestTitles", () => {
  const things = [
    { title: "시술", href: "/products" },
    { title: "이벤트", href: "/events" },
    { title: "초음파 리프팅 300샷", href: "/products/1" },
    { title: "초음파 리프팅 600샷", href: "/products/2" },
    { title: "콜라겐 부스터 2cc", href: "/products/3" },
    { title: "첫 방문 초음파 리프팅", href: "/products/4" },
  ];
  const near = (...words: string[]) => nearestTitles(words, things, 3).map(({ title }) => title);

  it("finds by a word of the title, however much of it was written", () => {
    expect(near("리프팅")).toEqual(["초음파 리프팅 300샷", "초음파 리프팅 600샷", "첫 방문 초음파 리프팅"]);
    expect(near("콜라")).toEqual(["콜라겐 부스터 2cc"]);
  });

  it("finds by a number in it", () => {
    expect(near("ulthera", "300")).toEqual(["초음파 리프팅 300샷"]);
  });

  it("finds in spite of a wrong letter", () => {
    expect(near("콜라젠")).toEqual(["콜라겐 부스터 2cc"]);
    expect(near("이밴트")).toEqual(["이벤트"]);
  });

  it("finds the page whose own address was nearly written, but nothing by another thing's id", () => {
    expect(near("event")).toEqual(["이벤트"]);
    expect(near("2")).toEqual([]);
  });

  it("puts first what more of the words are near to", () => {
    expect(near("600", "초음파")[0]).toBe("초음파 리프팅 600샷");
  });

  it("finds nothing near to other words", () => {
    expect(near("wp", "login")).toEqual([]);
    expect(near()).toEqual([]);
  });
});
