import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boards, boardTypes, customerPosts } from "../db/schema/boards";
import { terms } from "../db/schema/content";
import { verifyPassword } from "../posts/password";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("seeding on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const posts = (partnerId: string) =>
    clinic.db
      .select()
      .from(customerPosts)
      .where(eq(customerPosts.partnerId, partnerId))
      .orderBy(asc(customerPosts.id));

  it("numbers a board's posts by their days, and keeps no password", async () => {
    const rows = await posts("alpha");
    expect(rows.map(({ id, title, number }) => [id, title, number])).toEqual([
      [1, "나중 질문", 2],
      [2, "먼저 질문", 1],
    ]);
    for (const { passwordHash } of rows) {
      expect(passwordHash).not.toContain("1234");
      expect(await verifyPassword("1234", passwordHash)).toBe(true);
    }
    expect((await posts("free")).map(({ title, number }) => [title, number])).toEqual([
      ["나중 질문", 3],
      ["먼저 질문", 2],
      ["free만의 것", 1],
    ]);
  });

  it("dates posts and answers no later than the moment of seeding", async () => {
    for (const { createdAt, answeredAt, answerHtml } of await posts("alpha")) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(FRIDAY_MORNING.getTime());
      expect(answeredAt === null).toBe(answerHtml === null);
      if (answeredAt) expect(answeredAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
  });

  it("counts a board's entries from 1, for each partner", async () => {
    for (const [partnerId, ids] of [
      ["alpha", [1, 2, 3]],
      ["free", [1, 2, 3, 4]],
    ] as const) {
      const rows = await clinic.db
        .select({ id: boards.id })
        .from(boards)
        .where(eq(boards.partnerId, partnerId))
        .orderBy(asc(boards.id));
      expect(rows.map(({ id }) => id)).toEqual(ids);
    }
    const types = await clinic.db.select().from(boardTypes).where(eq(boardTypes.partnerId, "alpha"));
    expect(types.map(({ key, kind, look }) => [key, kind, look])).toEqual([
      ["news", "clinic", "LIST"],
      ["video", "clinic", "VIDEO"],
      ["counsel", "customer", "LIST"],
    ]);
  });

  it("stores a term's target", async () => {
    const rows = await clinic.db.select().from(terms).where(eq(terms.partnerId, "alpha"));
    expect(rows.filter(({ target }) => target === "POST").map(({ slug }) => slug)).toEqual(["post-privacy"]);
  });
});
