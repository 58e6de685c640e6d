import { describe, expect, it } from "vitest";
import { merge, takeTheirs } from "./merge";

const base = {
  name: "리프팅",
  summary: "한 줄",
  badges: ["추천", "신규"],
  options: [
    { id: 1, name: "1회", price: 100 },
    { id: 2, name: "3회", price: 300 },
  ],
  steps: [{ title: "상담" }],
};

describe("two who write on one thing", () => {
  it("keep what each changed alone", () => {
    const mine = { ...base, name: "초음파 리프팅", badges: ["추천", "신규", "이벤트"] };
    const theirs = { ...base, summary: "다른 줄", badges: ["신규"] };
    expect(merge(base, mine, theirs)).toEqual({
      value: { ...base, name: "초음파 리프팅", summary: "다른 줄", badges: ["신규", "이벤트"] },
      conflicts: [],
    });
  });

  it("are asked where both changed one field", () => {
    const mine = { ...base, summary: "내 글" };
    const theirs = { ...base, summary: "남의 글", name: "새 이름" };
    const merged = merge(base, mine, theirs);
    expect(merged.value).toMatchObject({ summary: "내 글", name: "새 이름" });
    expect(merged.conflicts).toEqual([{ path: ["summary"], mine: "내 글", theirs: "남의 글" }]);
    const [conflict] = merged.conflicts;
    if (!conflict) throw new Error("Nothing is asked");
    expect(takeTheirs(merged.value, conflict).summary).toBe("남의 글");
  });

  it("share a list by the ids of its items", () => {
    const mine = {
      ...base,
      options: [base.options[1], { id: 1, name: "1회", price: 110 }, { id: null, name: "5회" }],
    };
    const theirs = {
      ...base,
      options: [{ id: 1, name: "한 번", price: 100 }, base.options[1], { id: 9, name: "10회", price: 900 }],
    };
    expect(merge<object>(base, mine, theirs)).toEqual({
      value: {
        ...base,
        options: [
          base.options[1],
          { id: 1, name: "한 번", price: 110 },
          { id: null, name: "5회" },
          { id: 9, name: "10회", price: 900 },
        ],
      },
      conflicts: [],
    });
  });

  it("agree on what is gone", () => {
    const mine = {
      ...base,
      name: "새 이름",
      options: [...base.options, { id: null, name: "5회", price: 5 }],
    };
    const theirs = { ...base, options: [base.options[1]] };
    expect(merge<object>(base, mine, theirs).value).toMatchObject({
      name: "새 이름",
      options: [base.options[1], { id: null, name: "5회" }],
    });
  });

  it("are asked about a list whose items have no ids", () => {
    const mine = { ...base, steps: [{ title: "상담" }, { title: "마취" }] };
    const theirs = { ...base, steps: [] };
    expect(merge<object>(base, mine, theirs).conflicts).toMatchObject([{ path: ["steps"] }]);
  });

  it("know a new item again by the id that it got while the next one was added", () => {
    const first = { id: null, name: "1회", price: 1 };
    const merged = merge<object>(
      { ...base, options: [first] },
      { ...base, options: [first, { id: null, name: "3회", price: 3 }] },
      { ...base, options: [{ ...first, id: 77 }] },
    );
    expect(merged).toEqual({
      value: {
        ...base,
        options: [
          { ...first, id: 77 },
          { id: null, name: "3회", price: 3 },
        ],
      },
      conflicts: [],
    });
  });

  it("find what the server made of it while they went on typing", () => {
    const sent = { ...base, options: [{ id: null, name: "새 옵션", price: 1 }] };
    const typed = { ...base, options: [{ id: null, name: "새 옵션 둘", price: 1 }] };
    const answer = { ...base, options: [{ id: 77, name: "새 옵션", price: 1 }] };
    expect(merge<object>(sent, typed, answer)).toEqual({
      value: { ...base, options: [{ id: 77, name: "새 옵션 둘", price: 1 }] },
      conflicts: [],
    });
  });
});
