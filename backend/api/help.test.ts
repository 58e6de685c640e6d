import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

type FaqQuery = ApiInput<"GET /customer/faqs">["query"];

describe.each(engines)("help on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const faqs = async (query: FaqQuery, tenant = "alpha") =>
    (await clinic.call("GET /customer/faqs", { query }, { tenant })).body;

  it.each<[string, FaqQuery, string[]]>([
    ["all, group by group", {}, ["100% 예약제인가요?", "취소할 수 있나요?", "아픈가요?"]],
    ["one group", { groupId: 2 }, ["아픈가요?"]],
    ["a group of nobody", { groupId: 99 }, []],
    ["those on top", { isTop: true }, ["100% 예약제인가요?"]],
    ["words of the question", { keyword: "취소" }, ["취소할 수 있나요?"]],
    ["words of the answer", { keyword: "따끔" }, ["아픈가요?"]],
    ["words of both, in any order", { keyword: "전까지 취소" }, ["취소할 수 있나요?"]],
    ["a percent sign as itself", { keyword: "%" }, ["100% 예약제인가요?"]],
    ["an underscore that is not there", { keyword: "_" }, []],
    ["no tag of the answer", { keyword: "strong" }, []],
    ["no angle bracket", { keyword: "<p>" }, []],
    ["a quote", { keyword: "'; drop table faqs; --" }, []],
    ["nothing but blanks", { keyword: "   ", groupId: 2 }, ["아픈가요?"]],
    ["the second page", { page: 2, pageSize: 2 }, ["아픈가요?"]],
  ])("finds %s", async (_, query, questions) => {
    expect((await faqs(query)).rows.map(({ question }) => question)).toEqual(questions);
  });

  it("counts all that were found, whatever the page", async () => {
    expect(await faqs({ page: 2, pageSize: 2 })).toMatchObject({ count: 3, page: 2, pageSize: 2 });
    expect(await faqs({ page: 99 })).toMatchObject({ count: 3, rows: [] });
  });

  it("tells the groups with how much is in them", async () => {
    const { body } = await clinic.call("GET /customer/faqs/this/group", {});
    expect(body.rows).toEqual([
      { id: 1, title: "예약", faqCount: 2 },
      { id: 2, title: "시술", faqCount: 1 },
    ]);
    expect((await faqs({ groupId: 2 })).rows[0]).toMatchObject({ groupTitle: "시술", isTop: false });
  });

  it.each([
    ["all", undefined, ["레이저 후", "리프팅 후"]],
    ["those asked for", "2", ["리프팅 후"]],
    ["none that is not there", "99,2", ["리프팅 후"]],
    ["nothing for no ids", "", []],
  ])("lists after-notices: %s", async (_, ids, titles) => {
    // In a query ids travel as text.
    const query = { ids } as unknown as ApiInput<"GET /customer/after-notices">["query"];
    const { body } = await clinic.call("GET /customer/after-notices", { query });
    expect(body.rows.map(({ title }) => title)).toEqual(titles);
  });

  it.each(["x", "1,x", "1;2", "-1", "1.5", Array(51).fill(1).join()])("refuses the ids %s", async (ids) => {
    const query = { ids } as unknown as ApiInput<"GET /customer/after-notices">["query"];
    expect((await clinic.call("GET /customer/after-notices", { query })).status).toBe(400);
  });

  it("shows an after-notice with clean HTML", async () => {
    const { body } = await clinic.call("GET /customer/after-notices/:id", { params: { id: 1 } });
    expect(body.row).toEqual({ id: 1, title: "레이저 후", contentHtml: `<p>보습</p><img src="x" />` });
  });

  it("shows a notice with its attachments", async () => {
    const { body } = await clinic.call("GET /customer/notices/:id", { params: { id: 1 } });
    expect(body.row.attachments).toEqual([{ name: "안내문.pdf", url: "/media/any/guide.pdf", bytes: 1024 }]);
  });

  it("has nothing of another partner", async () => {
    expect((await faqs({ keyword: "만의" })).count).toBe(0);
    expect((await faqs({ groupId: 3 })).count).toBe(0);
    expect((await faqs({ groupId: 3 }, "free")).count).toBe(1);
    const params = { id: 3 };
    const notice = (tenant: string) => clinic.call("GET /customer/after-notices/:id", { params }, { tenant });
    expect([(await notice("free")).status, (await notice("alpha")).status]).toEqual([200, 404]);
    const groups = await clinic.call("GET /customer/faqs/this/group", {}, { tenant: "free" });
    expect(groups.body.rows.map(({ faqCount }) => faqCount)).toEqual([2, 1, 1]);
  });
});
