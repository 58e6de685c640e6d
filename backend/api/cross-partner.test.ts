import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiKey, apiContract } from "@/contract/api";
import { type CallNote, callNotes } from "../http/openapi/call-notes";
import { oneEngine } from "../testing/engines";
import { GUEST, MARKS, type MarkedWorld, openMarkedWorld, POST_PASSWORD } from "../testing/marked-world";
import { type Sample, sampleOf } from "../testing/samples";

const keys = Object.keys(apiContract) as ApiKey[];
const notes: Record<string, CallNote> = Object.assign({}, ...Object.values(callNotes));

/** Not that of the other clinic's post, which has the same id. */
const OWN_PASSWORD = "남의것9876";
/** Everything by which a request could claim to be about another clinic. */
const FORGED = {
  host: "beta.localhost",
  origin: "http://beta.localhost:3000",
  referer: "http://beta.localhost:3000/",
  forwarded: "host=beta.localhost",
  "x-forwarded-host": "beta.localhost",
  "x-original-host": "beta.localhost",
  "x-partner-id": "beta",
  cookie: "access-token=forged; partner=beta",
};

describe.each(oneEngine)("a visitor of one clinic at another's, on $name", (engine) => {
  let world: MarkedWorld;
  beforeAll(async () => {
    world = await openMarkedWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(setSecretsApart);

  /** The clinics are alike down to every id; these are secrets, and nobody shares theirs. */
  async function setSecretsApart() {
    const somebody = randomUUID();
    for (const table of await tablesWith("guest_id"))
      await world.db.execute(
        sql`update ${sql.identifier(table)} set guest_id = ${somebody}
            where partner_id = 'beta' and guest_id = ${GUEST}`,
      );
    await world.db.execute(
      sql`update reservation_holds set id = ${somebody} where partner_id = 'beta' and id = ${GUEST}`,
    );
  }

  async function tablesWith(column: string): Promise<string[]> {
    const { rows } = (await world.db.execute(
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = ${column} order by 1`,
    )) as unknown as { rows: { name: string }[] };
    return rows.map(({ name }) => name);
  }

  /** Every row of a clinic's, as it is in the database. */
  async function rowsOf(partnerId: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (const table of await tablesWith("partner_id")) {
      const { rows } = (await world.db.execute(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where partner_id = ${partnerId}`,
      )) as unknown as { rows: { row: string }[] };
      for (const { row } of rows) found.add(`${table} ${row}`);
    }
    return found;
  }

  /** A request as the first clinic's customer makes it, with all that is theirs. */
  async function ownRequest(key: ApiKey) {
    const side = world.sides.alpha;
    const { token = side.token, ...input } = await sampleOf(key, { world, side });
    return { token, input: input as Sample };
  }

  it.each(keys)(
    "%s at their own clinic has nothing of the other, no matter whom the request claims to be about",
    async (key) => {
      const { token, input } = await ownRequest(key);
      const before = await rowsOf("beta");
      const { status, body } = await world.ask(key, input, { tenant: "alpha", token, headers: FORGED });
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain(MARKS.beta);
      expect(await rowsOf("beta")).toEqual(before);
    },
  );

  it.each(keys)(
    "%s at the other clinic changes nothing that is there, and shows nobody's own",
    async (key) => {
      const { token, input } = await ownRequest(key);
      const sent = JSON.parse(JSON.stringify(input).replaceAll(POST_PASSWORD, OWN_PASSWORD)) as Sample;
      const before = await rowsOf("beta");
      const { status, body } = await world.ask(key, sent, { tenant: "beta", token });
      expect(status).toBeLessThan(500);
      if (notes[key]?.isSignedIn) expect(status).toBe(401);
      const said = JSON.stringify(body);
      expect(said).not.toContain(MARKS.alpha);
      for (const secret of [
        `김회원${MARKS.beta}`,
        `내용${MARKS.beta}`,
        `잘 부탁${MARKS.beta}`,
        "01012345678",
      ])
        expect(key.includes("notice") || !said.includes(secret)).toBe(true);
      const after = await rowsOf("beta");
      // What anybody may leave there is new; what was there is as it was.
      expect([...before].filter((row) => !after.has(row))).toEqual([]);
    },
  );

  it("would see a change: the other clinic has rows of every kind", async () => {
    const kinds = new Set([...(await rowsOf("beta"))].map((row) => row.split(" ")[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["customers", "sessions", "reservations", "cart_items"]),
    );
    const rows = await rowsOf("beta");
    await world.ask("POST /carts", { body: { productOptionIds: [4] } }, world.sides.beta);
    expect(await rowsOf("beta")).not.toEqual(rows);
  });
});
