import { describe, expect, it } from "vitest";
import { problemText } from "./problem";
import { readTreatments } from "./read-treatments";

const HEAD = "카테고리,시술명,옵션,정가,이벤트가,소요시간";
const read = (text: string) => readTreatments(Buffer.from(text), "t.csv");
const problemsOf = (text: string) => read(text).problems.map(problemText);

/** `카테고리,시술명,정가` and `레이저,토닝,90000원` as Korean Excel saves them. */
const CP949 = Buffer.concat([
  Buffer.from("c4abc5d7b0edb8ae2cbdc3bcfab8ed2cc1a4b0a1", "hex"),
  Buffer.from("\r\n"),
  Buffer.from("b7b9c0ccc0fa2cc5e4b4d72c3930303030bff8", "hex"),
  Buffer.from("\r\n"),
]);

describe("a table of treatments", () => {
  it("makes lines of one name one treatment with several options", () => {
    const { treatments, problems } = read(
      `${HEAD}\n레이저,토닝,1회,"90,000원",70000,30분\n레이저,토닝,5회,40만원,,\n보습,팩,,30000,,\n`,
    );
    expect(problems).toEqual([]);
    expect(
      treatments.map(({ name, options }) => [name, options.map((option) => [option.name, option.price])]),
    ).toEqual([
      [
        "토닝",
        [
          ["토닝 1회", 90_000],
          ["토닝 5회", 400_000],
        ],
      ],
      ["팩", [["팩", 30_000]]],
    ]);
    expect(treatments[0]?.options[0]).toMatchObject({ eventPrice: 70_000, durationMinutes: 30 });
  });

  it.each([
    ["UTF-8", Buffer.from("카테고리,시술명,정가\n레이저,토닝,90000원\n")],
    ["UTF-8 with a mark", Buffer.from("\uFEFF카테고리,시술명,정가\n레이저,토닝,90000원\n")],
    ["UTF-16", Buffer.from("\uFEFF카테고리\t시술명\t정가\n레이저\t토닝\t90000원\n", "utf16le")],
    ["CP949", CP949],
  ])("is read from %s", (_, bytes) => {
    const { treatments, problems } = readTreatments(bytes, "t.csv");
    expect(problems).toEqual([]);
    expect(treatments[0]).toMatchObject({ category: "레이저", name: "토닝", options: [{ price: 90_000 }] });
  });

  it("is read with English heads, semicolons and letters composed of parts", () => {
    const { treatments } = read("Category;Treatment;Price\n레이저;토닝".normalize("NFD").concat(";90000\n"));
    expect(treatments[0]).toMatchObject({ category: "레이저", name: "토닝" });
  });

  it("says everything that is wrong at once, with line and column", () => {
    expect(
      problemsOf(
        `${HEAD}\n레이저,토닝,1회,문의,,30분\n,필링,,50000,60000,반나절\n"보습\n관리",팩,,x,,\n레이저,레이저\n레이저,토닝,1,1000,,,,과하다\n`,
      ),
    ).toEqual([
      't.csv:2: 정가: "문의" is no price; write won as 150,000',
      "t.csv:3: 카테고리: is empty",
      "t.csv:3: 이벤트가: 60,000 is not below the usual 50,000",
      't.csv:3: 소요시간: "반나절" is no duration; write 40분 or 1시간 30분',
      't.csv:4: 정가: "x" is no price; write won as 150,000',
      "t.csv:6: 정가: is empty",
      "t.csv:7: has 8 cells, the head 6; quote text with commas",
    ]);
  });

  it.each([
    ["a column that is missing", "카테고리,시술명\n레이저,토닝\n", "t.csv:1: 정가: there is no such column"],
    [
      "a column that is there twice",
      "카테고리,시술명,정가,가격\n레이저,토닝,1,1\n",
      "t.csv:1: 정가: is there twice",
    ],
    ["an open quote", '카테고리,시술명,정가\n레이저,"토닝,1\n', /quote .* is not closed/],
    ["no rows", "카테고리,시술명,정가\n", "t.csv: has no rows"],
    ["nothing", "", "t.csv: has no rows"],
    [
      "an option that is there twice",
      `${HEAD}\n레이저,토닝,1회,1000,,\n레이저,토닝,1회,2000,,\n`,
      "t.csv:3: 옵션: 토닝, 토닝 1회 is also in line 2; give each its own name in 옵션",
    ],
    [
      "two categories of one treatment",
      `${HEAD}\n레이저,토닝,1회,1000,,\n보습,토닝,5회,2000,,\n`,
      "t.csv:3: 카테고리: differs from line 2 of 토닝",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(problemsOf(text)[0]).toMatch(message);
  });

  it("says which columns it does not know", () => {
    const { treatments, warnings } = read("카테고리,시술명,정가,비고\n레이저,토닝,1000,무엇\n");
    expect(treatments).toHaveLength(1);
    expect(warnings).toEqual(["t.csv:1: 비고: an unknown column; it is not read"]);
  });

  it("refuses bytes of no known encoding", () => {
    const { problems } = readTreatments(Buffer.from([0xff, 0xff, 0x80, 0x00]), "t.csv");
    expect(problems[0]?.message).toMatch(/neither UTF-8 nor CP949/);
  });
});
