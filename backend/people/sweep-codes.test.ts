import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smsCodes } from "../db/schema/customers";
import { staffCodes } from "../db/schema/staff";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../testing/test-backend";
import { sweepCodes } from "./sweep-codes";

const HOUR_MS = 3_600_000;
/** How long a code can be entered. */
const LIFE_MS = 180_000;

describe.each(engines)("codes that were never entered, on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [tenantFile("alpha")]);
  });
  afterAll(() => backend.close());

  it("are gone an hour after their end, of visitors and at the studio's sign-in", async () => {
    const { db, call } = backend;
    const phone = randomPhone();
    expect((await call("POST /customer/auth-tokens", { body: { phone } })).status).toBe(200);
    const staffPhone = randomPhone();
    const expiresAt = new Date(FRIDAY_MORNING.getTime() + LIFE_MS);
    await db.insert(staffCodes).values({ phone: staffPhone, codeHash: "a hash", expiresAt });
    const left = async () => [
      await db.$count(smsCodes, eq(smsCodes.phone, phone)),
      await db.$count(staffCodes, eq(staffCodes.phone, staffPhone)),
    ];
    const end = expiresAt.getTime() + HOUR_MS;
    expect([await sweepCodes(db, new Date(end)), await left()]).toEqual([0, [1, 1]]);
    expect([await sweepCodes(db, new Date(end + 1)), await left()]).toEqual([2, [0, 0]]);
  });
});
