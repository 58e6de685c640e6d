import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listTasks } from "../tenancy/tasks";
import { engines } from "../testing/engines";
import { type Counsel, openCounsel, picture } from "../testing/posts";
import { runOperation } from "./operations";

describe.each(engines)("removing a partner on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
    await counsel.booked("2026-12-01T01:00:00Z");
    await counsel.write();
    await counsel.upload(await picture());
  });
  afterAll(() => counsel.close());

  const remove = (isDryRun: boolean) =>
    runOperation(counsel.services.tenancy, { name: "remove", input: { id: "alpha", isDryRun } }, () => {});
  const files = () => readdir(join(counsel.filesFolder, "alpha")).catch(() => []);
  /** Rows of alpha in each table that has any. */
  async function rowsOfAlpha(): Promise<string[]> {
    const columns = await counsel.db.execute(
      sql`select table_name from information_schema.columns where column_name = 'partner_id' order by 1`,
    );
    const { rows } = columns as unknown as { rows: { table_name: string }[] };
    const found: string[] = [];
    for (const { table_name } of rows) {
      const alphas = sql`select 1 from ${sql.identifier(table_name)} where partner_id = 'alpha' limit 1`;
      const answer = (await counsel.db.execute(alphas)) as unknown as { rows: unknown[] };
      if (answer.rows.length > 0) found.push(table_name);
    }
    return found;
  }

  it("says what would go, and removes nothing, in a dry run", async () => {
    expect(await remove(true)).toMatchObject({
      removed: {
        isThere: true,
        hosts: ["alpha-clinic.example", "alpha.localhost"],
        counts: { versions: 1, customers: 2, reservations: 1, posts: 3, files: 1 },
      },
      steps: [],
    });
    expect(await rowsOfAlpha()).toContain("reservations");
    expect(await files()).toHaveLength(1);
  });

  it("leaves not a row nor a file of it, also where the store of files failed at first", async () => {
    const others = await counsel.call("GET /v2/products", { query: {} }, { tenant: "free" });
    vi.spyOn(counsel.storage, "remove").mockRejectedValueOnce(new Error("The store answered 503"));
    const { steps } = (await remove(false)) as { steps: { step: string; status: string }[] };
    expect(steps).toContainEqual({ step: "files", status: "failed", words: "The store answered 503" });
    counsel.tenants.clear();
    expect(await rowsOfAlpha()).toEqual([]);
    expect((await counsel.app.request("/tenancy/hosts/alpha.localhost")).status).toBe(404);
    expect((await counsel.app.request("/tenancy/partners/alpha")).status).toBe(404);
    expect(await files()).toHaveLength(1);
    expect(await remove(false)).toMatchObject({ removed: { isThere: false } });
    expect(await files()).toEqual([]);
    expect(await listTasks(counsel.db, "remove-file")).toEqual([]);
    expect(await counsel.call("GET /v2/products", { query: {} }, { tenant: "free" })).toMatchObject({
      status: 200,
      body: others.body,
    });
  });
});
