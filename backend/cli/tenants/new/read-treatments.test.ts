import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { problemText } from "./problem";
import { readTreatments } from "./read-treatments";

const HEAD = "카테고리,시술명,옵션,정가,이벤트가,소요시간";
const read = (text: string) => readTreatments(Buffer.from(text), "t.csv");
const problemsOf = async (text: string) => (await read(text)).problems.map(problemText);

/** `카테고리,시술명,정가` and `레이저,토닝,90000원` as Korean Excel saves them. */
const CP949 = Buffer.concat([
  Buffer.from("c4abc5d7b0edb8ae2cbdc3bcfab8ed2cc1a4b0a1", "hex"),
  Buffer.from("\r\n"),
  Buffer.from("b7b9c0ccc0fa2cc5e4b4d72c3930303030bff8", "hex"),
  Buffer.from("\r\n"),
]);

describe("a table of treatments", () => {
  it("makes lines of one name one treatment with several options", async () => {
    const { treatments, problems } = await read(
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
  ])("is read from %s", async (_, bytes) => {
    const { treatments, problems } = await readTreatments(bytes, "t.csv");
    expect(problems).toEqual([]);
    expect(treatments[0]).toMatchObject({ category: "레이저", name: "토닝", options: [{ price: 90_000 }] });
  });

  it("is read with English heads, semicolons and letters composed of parts", async () => {
    const { treatments } = await read(
      "Category;Treatment;Price\n레이저;토닝".normalize("NFD").concat(";90000\n"),
    );
    expect(treatments[0]).toMatchObject({ category: "레이저", name: "토닝" });
  });

  it("says everything that is wrong at once, with line and column", async () => {
    expect(
      await problemsOf(
        `${HEAD}\n레이저,토닝,1회,얼마,,30분\n,필링,,50000,60000,반나절\n"보습\n관리",팩,,x,,\n레이저,레이저\n레이저,토닝,1,1000,,,,과하다\n`,
      ),
    ).toEqual([
      't.csv:2: 정가: "얼마" is no price; write won as 150,000, a range, or 문의',
      "t.csv:3: 카테고리: is empty",
      "t.csv:3: 이벤트가: 60,000 is not below the usual 50,000",
      't.csv:3: 소요시간: "반나절" is no duration; write 40분 or 1시간 30분',
      't.csv:4: 정가: "x" is no price; write won as 150,000, a range, or 문의',
      "t.csv:6: 정가: is empty",
      "t.csv:7: has 8 cells, the header 6; quote text with commas",
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
  ])("refuses %s", async (_, text, message) => {
    expect((await problemsOf(text))[0]).toMatch(message);
  });

  it("says which columns it does not know", async () => {
    const { treatments, warnings } = await read("카테고리,시술명,정가,비고\n레이저,토닝,1000,무엇\n");
    expect(treatments).toHaveLength(1);
    expect(warnings).toEqual(["t.csv:1: 비고: an unknown column; it is not read"]);
  });

  it("refuses bytes of no known encoding", async () => {
    const { problems } = await readTreatments(Buffer.from([0xff, 0xff, 0x80, 0x00]), "t.csv");
    expect(problems[0]?.message).toMatch(/neither UTF-8 nor CP949/);
  });

  it("takes prices that have to be asked for, ranges and a unit in the header", async () => {
    const { treatments, problems } = await read(
      "카테고리,시술명,옵션,가격(만원)\n눈,눈매교정,단독,문의\n눈,눈매교정,절개,150~200만원\n눈,쌍꺼풀,,120\n",
    );
    expect(problems).toEqual([]);
    expect(treatments.flatMap(({ options }) => options)).toMatchObject([
      { name: "눈매교정 단독", price: null, isPriceFrom: false, description: "" },
      { name: "눈매교정 절개", price: 1_500_000, isPriceFrom: true, description: "150~200만원" },
      { name: "쌍꺼풀", price: 1_200_000, isPriceFrom: false, description: "" },
    ]);
  });

  it("refuses an event's price where there is no one price that it is a discount from", async () => {
    const message = "이벤트가: needs one usual price beside it, neither 문의 nor a range";
    expect(await problemsOf(`${HEAD}\n눈,교정,,문의,90000,\n눈,앞트임,,10만~15만,90000,\n`)).toEqual([
      `t.csv:2: ${message}`,
      `t.csv:3: ${message}`,
    ]);
  });

  it("says wrong cells, lines that are there twice and unknown columns in one go", async () => {
    const { problems, warnings } = await read(
      "카테고리,시술명,정가,비고\n레이저,토닝,90000,\n레이저,토닝,90000,\n보습,팩,얼마,\n",
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, "옵션"],
      [4, "정가"],
    ]);
    expect(warnings).toEqual(["t.csv:1: 비고: an unknown column; it is not read"]);
  });

  it("warns where the header says that VAT is not in the prices", async () => {
    const { warnings } = await read("카테고리,시술명,가격(VAT 별도)\n레이저,토닝,90000\n");
    expect(warnings[0]).toMatch(/t\.csv:1: 가격\(VAT 별도\): .*isIncludeVat/);
  });
});

describe("an Excel workbook", () => {
  const bytesOf = async (rows: (string | number | null)[][]) =>
    writeExcelFile(rows.map((row) => row.map((value) => (value === null ? null : { value })))).toBuffer();

  it("is read below its title, with merged cells, and counts its lines as Excel does", async () => {
    const bytes = await bytesOf([
      ["2026년 가격표", null, null, null],
      [null, null, null, null],
      ["카테고리", "시술명", "옵션", "가격(원)"],
      ["레이저", "토닝", "1회", 90_000],
      [null, null, "5회", "40만원"],
      [null, "필링", null, "얼마"],
    ]);
    const { problems, warnings } = await readTreatments(bytes, "t.xlsx");
    expect(problems.map(problemText)).toEqual([
      't.xlsx:6: 가격(원): "얼마" is no price; write won as 150,000, a range, or 문의',
    ]);
    expect(warnings).toEqual(["t.xlsx:1: 2026년 가격표: above the names of the columns; it is not read"]);
  });

  it("gives the same treatments as a CSV file of the same cells", async () => {
    const bytes = await bytesOf([
      ["카테고리", "시술명", "옵션", "정가"],
      ["레이저", "토닝", "1회", 90_000],
      [null, null, "5회", "40만원"],
      [null, "필링", null, "문의"],
    ]);
    const fromSheet = await readTreatments(bytes, "t.xlsx");
    const csv =
      "카테고리,시술명,옵션,정가\n레이저,토닝,1회,90000\n레이저,토닝,5회,40만원\n레이저,필링,,문의\n";
    expect(fromSheet).toEqual(await read(csv));
  });

  it.each([
    ["a damaged one", Buffer.from("PK\u0003\u0004 nothing more"), /cannot be read as an Excel workbook/],
    ["one of old Excel", Buffer.from("d0cf11e0a1b11ae1", "hex"), /old Excel file \(\.xls\)/],
  ])("is refused where it is %s", async (_, bytes, message) => {
    const { problems } = await readTreatments(bytes, "t.xlsx");
    expect(problems[0]?.message).toMatch(message);
  });
});
