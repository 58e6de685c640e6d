import { lt } from "drizzle-orm";
import type { Database } from "../db/client";
import { smsCodes } from "../db/schema/customers";
import { staffCodes } from "../db/schema/staff";

/** Who enters a code shortly after its end is told that it has expired. */
const RETENTION_MS = 3_600_000;

/** Deletes visitors' and staff's codes that expired an hour ago, with their numbers and e-mails; returns how many. */
export async function sweepCodes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS);
  const visitors = await db
    .delete(smsCodes)
    .where(lt(smsCodes.expiresAt, before))
    .returning({ codeHash: smsCodes.codeHash });
  const people = await db
    .delete(staffCodes)
    .where(lt(staffCodes.expiresAt, before))
    .returning({ codeHash: staffCodes.codeHash });
  return visitors.length + people.length;
}
