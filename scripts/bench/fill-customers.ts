import { sql } from "drizzle-orm";
import type { Database } from "../../backend/db/client";
import { sha256 } from "../../backend/lib/sha256";

const CHUNK = 1000;

/** Guests of `alpha`, or of a partner each, who are signed in, each with a phone of their own; answers their tokens. */
export async function fillCustomers(
  db: Database,
  customers: number,
  now: Date,
  partnerOf: (index: number) => string = () => "alpha",
): Promise<string[]> {
  const tokens = Array.from({ length: customers }, (_, index) => `bench-${String(index).padStart(37, "0")}`);
  for (let first = 0; first < customers; first += CHUNK) {
    const people = JSON.stringify(
      tokens.slice(first, first + CHUNK).map((token, index) => ({
        partner: partnerOf(first + index),
        phone: `0107${String(first + index).padStart(7, "0")}`,
        hash: sha256(token),
      })),
    );
    await db.execute(sql`
      with people as (select * from json_to_recordset(${people}::json) as person(partner text, phone text, hash text)),
      made as (
        insert into customers (partner_id, name, phone, created_at)
        select partner, '김손님', phone, ${now.toISOString()}::timestamptz from people
        returning partner_id, id, phone
      )
      insert into sessions (token_hash, partner_id, customer_id, created_at, expires_at)
      select hash, made.partner_id, made.id, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + interval '1 day'
      from people join made using (phone)`);
  }
  return tokens;
}
