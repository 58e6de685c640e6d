import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardListQuery } from "@/contract/api/boards";
import { boards } from "../db/schema/boards";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

const NEWS = 1;
const MANY = 4;
const entry = {
  boardTypeId: NEWS,
  summary: "",
  contentHtml: "<p>내용</p>",
  imageAlt: "",
  hashTags: [],
  attachments: [],
  isPinned: false,
};

describe.each(engines)("the clinic's own boards on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const scope = new PartnerScope(clinic.db, "alpha");
    const file = { name: "안내.pdf", url: "/media/alpha/guide.pdf", bytes: 1200 };
    await scope.insert(boards, [
      { ...entry, id: 101, title: "50% 할인_안내", hashTags: ["리프팅"], publishedAt: "2026-11-16" },
      {
        ...entry,
        id: 102,
        title: "같은 날",
        summary: "주차 안내",
        publishedAt: "2026-11-16",
        attachments: [file],
      },
      { ...entry, id: 103, title: "행사 소식", category: "행사", publishedAt: "2026-11-01" },
      ...Array.from({ length: 12 }, (_, index) => ({
        ...entry,
        id: 200 + index,
        boardTypeId: 2,
        title: `영상 ${index}`,
        videoId: "abcdefghijk",
        publishedAt: "2026-10-01",
      })),
    ]);
  });
  afterAll(() => clinic.close());

  const list = async (query: BoardListQuery, tenant = "alpha") =>
    (await clinic.call("GET /customer/boards", { query }, { tenant })).body;
  const titles = async (query: BoardListQuery) => (await list(query)).rows.map(({ title }) => title);

  it("lists a board with pinned entries first, then the latest", async () => {
    expect(await titles({ boardTypeId: NEWS })).toEqual([
      "새 장비",
      "50% 할인_안내",
      "같은 날",
      "신문에 났어요",
      "행사 소식",
    ]);
  });

  it("has ten a page", async () => {
    const first = await list({ boardTypeId: 2 });
    expect(first).toMatchObject({ count: 13, page: 1, pageSize: 10 });
    const second = await list({ boardTypeId: 2, page: 2 });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toHaveLength(13);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(13);
    expect((await list({ boardTypeId: 2, page: 99 })).rows).toEqual([]);
  });

  it.each<[string, BoardListQuery, string[]]>([
    ["a category", { boardTypeId: NEWS, category: "행사" }, ["행사 소식"]],
    ["a category of nothing", { boardTypeId: NEWS, category: "없음" }, []],
    ["words of the title, on every board", { keyword: "인터뷰" }, ["원장 인터뷰"]],
    ["words of the summary", { keyword: "주차" }, ["같은 날"]],
    ["a hash tag", { keyword: "리프팅" }, ["50% 할인_안내"]],
    ["a percent sign as itself", { keyword: "50%" }, ["50% 할인_안내"]],
    ["an underscore as itself", { keyword: "_" }, ["50% 할인_안내"]],
    ["a quote", { keyword: "'; drop table boards; --" }, []],
    ["a board of nobody", { boardTypeId: MANY }, []],
    ["a customers' board", { boardTypeId: 3 }, []],
  ])("finds by %s", async (_, query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it("shows an entry with its board, its files and its neighbours of the same board", async () => {
    const { body } = await clinic.call("GET /customer/boards/:id", { params: { id: 102 } });
    expect(body.row).toMatchObject({
      title: "같은 날",
      contentHtml: "<p>내용</p>",
      boardType: { id: NEWS, title: "소식", look: "LIST", categories: ["언론", "행사"] },
      hasAttachments: true,
      attachments: [{ name: "안내.pdf", url: "/media/alpha/guide.pdf", bytes: 1200 }],
      previous: { title: "신문에 났어요" },
      next: { id: 101 },
    });
    const video = await clinic.call("GET /customer/boards/:id", { params: { id: 3 } });
    expect(video.body.row).toMatchObject({ videoId: "abcdefghijk", next: null });
  });

  it("walks each entry of a board once from the latest to the first", async () => {
    const walked: number[] = [];
    for (let at: number | undefined = 101; at !== undefined; ) {
      walked.push(at);
      const { body }: { body: { row: { previous: { id: number } | null } } } = await clinic.call(
        "GET /customer/boards/:id",
        { params: { id: at } },
      );
      at = body.row.previous?.id;
    }
    expect(walked).toEqual([101, 102, 1, 2, 103]);
  });

  it("tells of the kinds of boards", async () => {
    const all = await clinic.call("GET /customer/board-types", { query: {} });
    expect(all.body.rows.map(({ title, kind, look }) => [title, kind, look])).toEqual([
      ["소식", "clinic", "LIST"],
      ["영상", "clinic", "VIDEO"],
      ["상담", "customer", "LIST"],
    ]);
    const own = await clinic.call("GET /customer/board-types", { query: { kind: "customer" } });
    expect(own.body).toMatchObject({ count: 1, rows: [{ title: "상담" }] });
    const one = await clinic.call("GET /customer/board-types/:id", { params: { id: 3 } });
    expect(one.body.row).toMatchObject({
      title: "상담",
      kind: "customer",
      terms: [{ slug: "post-privacy", version: "1", isRequired: true }],
    });
    const clinics = await clinic.call("GET /customer/board-types/:id", { params: { id: NEWS } });
    expect(clinics.body.row.terms).toEqual([]);
  });

  it("knows nothing of another partner's", async () => {
    const theirs = (await list({}, "free")).rows.find(({ title }) => title === "free만의 것");
    expect(theirs).toBeDefined();
    expect((await list({ keyword: "만의" })).rows).toEqual([]);
    for (const [key, id] of [
      ["GET /customer/boards/:id", theirs?.id ?? 0],
      ["GET /customer/board-types/:id", theirs?.boardTypeId ?? 0],
      ["GET /customer/boards/:id", 9_007_199_254_740_991],
    ] as const)
      expect((await clinic.call(key, { params: { id } })).status).toBe(404);
  });

  it.each([["0"], ["-1"], ["1.5"], ["abc"], ["1e3x"], ["9".repeat(400)], ["%00"], ["1'--"]])(
    "refuses the id %s",
    async (id) => {
      for (const path of ["boards", "board-types"]) {
        const answer = await clinic.app.request(`/customer/${path}/${id}`, {
          headers: { "X-Storefront-Origin": "http://alpha.localhost:3000" },
        });
        expect(answer.status).toBe(400);
      }
    },
  );
});
