import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

/** When the visits on the 1st of December are reminded of. */
const EVENING_BEFORE = new Date("2026-11-30T09:00:00Z");
const MORNING_OF = new Date("2026-12-01T00:00:00Z");

describe.each(engines)("a changed number on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha");
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  let visits = 0;
  async function book(token: string, day = "2026-12-01"): Promise<number> {
    const startAt = new Date(Date.parse(`${day}T05:00:00Z`) + visits * 1_800_000);
    visits += 1;
    const { status, body } = await clinic.book(clinic.visit({ reservedAt: startAt.toISOString() }), {
      token,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.row.id;
  }
  const phoneOf = async (id: number) =>
    (await scope.first(reservations, { where: eq(reservations.id, id) }))?.customerPhone;
  async function changePhone(token: string, phone: string): Promise<void> {
    const body = { phone, code: await clinic.sendCode(phone) };
    expect((await clinic.call("PUT /guest-customer/phone", { body }, { token })).status).toBe(200);
  }
  /** The numbers that get a reminder at an instant. */
  async function reminded(now: Date): Promise<string[]> {
    clinic.clock.now = now;
    const before = clinic.sms.messages.length;
    await clinic.deliverMessages();
    const texts = clinic.sms.messages.slice(0, clinic.sms.messages.length - before);
    return texts.filter(({ text }) => text.includes("예약이 있습니다")).map(({ phone }) => phone);
  }
  const signInAs = (person: { phone: string; identityKey: string }) => {
    const impUid = clinic.identity.verify({ name: "김회원", birthDate: "1990-05-05", ...person });
    return clinic.call("POST /api/signin", { body: { impUid } });
  };

  it("of a guest is that of the visits to come, and not of past ones", async () => {
    const [old, phone] = [randomPhone(), randomPhone()];
    const token = await clinic.signIn({ phone: old });
    const past = await book(token, "2026-11-24");
    const next = await book(token);
    clinic.clock.now = new Date("2026-11-25T00:00:00Z");
    await changePhone(token, phone);
    expect([await phoneOf(past), await phoneOf(next)]).toEqual([old, phone]);
    expect(await reminded(EVENING_BEFORE)).toEqual([phone]);
  });

  it("of a guest from abroad who sets a Korean one is where the messages go", async () => {
    const abroad = `+8190${String(randomInt(10 ** 8)).padStart(8, "0")}`;
    const email = "hanako@mail.example";
    const asked = { phone: abroad, email, language: "ja" } as const;
    await clinic.call("POST /customer/auth-tokens", { body: asked });
    const code = /\d{6}/.exec(clinic.mail.messages[0]?.text ?? "")?.[0] ?? "";
    const body = { name: "山田花子", phone: abroad, code };
    const { headers } = await clinic.call("POST /api/guest-signin", { body });
    const token = headers.get("authorization") ?? "";
    const id = await book(token);
    const phone = randomPhone();
    await changePhone(token, phone);
    expect(await phoneOf(id)).toBe(phone);
    expect(await reminded(EVENING_BEFORE)).toEqual([phone]);
  });

  it("of a guest who verifies, or a member who does again, is that of their visits", async () => {
    const token = await clinic.signIn();
    const id = await book(token);
    const person = { phone: randomPhone(), identityKey: randomUUID() };
    const impUid = clinic.identity.verify({ name: "김회원", birthDate: "1990-05-05", ...person });
    const body = { impUid, agreements: await clinic.requiredAgreements() };
    await clinic.call("PUT /api/guest-customer/certification-info", { body }, { token });
    expect(await phoneOf(id)).toBe(person.phone);
    const phone = randomPhone();
    await signInAs({ ...person, phone });
    expect(await phoneOf(id)).toBe(phone);
  });

  it("that belongs to another person gets nothing of the former owner's visits", async () => {
    const member = { phone: randomPhone(), identityKey: randomUUID() };
    const id = await book(await clinic.signUp(member));
    await clinic.signUp({ phone: member.phone, identityKey: randomUUID() });
    expect(await reminded(EVENING_BEFORE)).not.toContain(member.phone);
    const phone = randomPhone();
    await signInAs({ ...member, phone });
    expect(await phoneOf(id)).toBe(phone);
    expect(await reminded(MORNING_OF)).toContain(phone);
  });
});
