import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../http/app";
import { callsOf } from "../testing/call-app";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { newPerson, refusal } from "../testing/sign-up-clinic";

/** SMS reaches Korea and +1 in tests. */
const japanese = () => `+8190${String(randomInt(10 ** 8)).padStart(8, "0")}`;
const newEmail = () => `hanako.${randomInt(10 ** 9)}@mail.example`;

describe.each(engines)("numbers from abroad on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const ask = (phone: string, email?: string, language: "ja" | "en" = "ja") =>
    clinic.call("POST /customer/auth-tokens", { body: { phone, email, language } });
  const codeTo = (email: string) => {
    const sent = clinic.mail.messages.find((mail) => mail.email === email && /\d{6}/.test(mail.text));
    return /\d{6}/.exec(sent?.text ?? "")?.[0] ?? "";
  };
  const enter = (phone: string, code: string) =>
    clinic.call("POST /api/guest-signin", { body: { name: "山田花子", phone, code } });
  async function signIn(phone: string, email: string) {
    await clinic.limits.returnCode(`alpha:${phone}`);
    await ask(phone, email);
    const { body, headers } = await enter(phone, codeTo(email));
    return { customer: body.row, token: headers.get("authorization") ?? "" };
  }

  it("keeps one number in E.164, however it is typed, and sends its code by e-mail", async () => {
    const phone = japanese();
    const email = newEmail();
    const asked = await ask(`0081 (0)${phone.slice(3)}`, email.toUpperCase());
    expect(asked.status).toBe(200);
    expect(clinic.mail.messages[0]).toMatchObject({ email, subject: expect.stringContaining("認証番号") });
    const { body } = await enter(phone.replace("+81", "+81 0"), codeTo(email));
    expect(body.row).toMatchObject({ phone, contactEmail: email, email, isRegular: false });
  });

  it("asks for an e-mail where SMS does not reach, which counts as no code", async () => {
    const phone = japanese();
    expect(refusal(await ask(phone))).toEqual([422, "email.needed"]);
    expect((await ask(phone, newEmail())).status).toBe(200);
  });

  it.each(["", "none", "a@b", "a@b.example\r\nBcc: x@y.example", `${"a".repeat(200)}@b.example`])(
    "takes %j for no e-mail",
    async (email) => expect((await ask(japanese(), email)).status).toBe(400),
  );

  it("sends by SMS where the provider reaches the country, in the visitor's language", async () => {
    const phone = `+1202555${String(randomInt(10 ** 4)).padStart(4, "0")}`;
    const mails = clinic.mail.messages.length;
    expect((await ask(phone, newEmail(), "en")).status).toBe(200);
    expect(clinic.mail.messages).toHaveLength(mails);
    expect(clinic.sms.messages[0]).toMatchObject({
      phone,
      text: expect.stringContaining("Your verification"),
    });
    const { body } = await enter(phone, clinic.lastCode(phone));
    expect(body.row).toMatchObject({ phone, contactEmail: null });
  });

  it("sends one code a minute to a number and to an e-mail", async () => {
    const phone = japanese();
    const email = newEmail();
    await ask(phone, email);
    expect((await ask(phone, newEmail())).status).toBe(429);
    expect((await ask(japanese(), email)).status).toBe(429);
  });

  it("ends a code after five wrong guesses", async () => {
    const phone = japanese();
    const email = newEmail();
    await ask(phone, email);
    const code = codeTo(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let guess = 0; guess < 5; guess++) await enter(phone, wrong);
    expect(refusal(await enter(phone, code))).toEqual([400, "sms-code.dead"]);
  });

  it("opens no account of a number with another e-mail", async () => {
    const phone = japanese();
    const owner = await signIn(phone, newEmail());
    await clinic.book(clinic.visit({ reservedAt: "2026-11-24T01:00:00Z", employeeId: clinic.doctors[1] }), {
      token: owner.token,
    });
    const other = await signIn(phone, newEmail());
    expect(other.customer.id).not.toBe(owner.customer.id);
    const seen = await clinic.call("GET /customer/reservations", { query: {} }, { token: other.token });
    expect(seen.body.rows).toEqual([]);
    const own = await clinic.call("GET /customer/reservations", { query: {} }, { token: owner.token });
    expect(own.body.rows).toHaveLength(1);
  });

  it("tells of a booking and its end in the language and by the way of its code", async () => {
    const email = newEmail();
    const { token } = await signIn(japanese(), email);
    const body = clinic.visit({ reservedAt: "2026-11-24T02:00:00Z", employeeId: clinic.doctors[1] });
    const booked = await clinic.book(body, { token });
    expect(booked.body.row.isSend).toBe(true);
    expect(clinic.mail.messages[0]).toMatchObject({
      email,
      text: expect.stringContaining("11:00（韓国時間）"),
    });
    await clinic.cancel(booked.body.row.id, undefined, { token });
    expect(clinic.mail.messages[0]?.text).toContain("キャンセル");
  });

  it("lets a guest change to a number abroad and back", async () => {
    const token = await clinic.signIn();
    const phone = japanese();
    const email = newEmail();
    await ask(phone, email);
    const change = (body: { phone: string; code: string }) =>
      clinic.call("PUT /guest-customer/phone", { body }, { token });
    const changed = await change({ phone, code: codeTo(email) });
    expect(changed.body.row).toMatchObject({ phone, contactEmail: email });
    const korean = newPerson().phone;
    const back = await change({ phone: korean, code: await clinic.sendCode(korean) });
    expect(back.body.row).toMatchObject({ phone: korean, contactEmail: null });
  });

  it("says where no code can come, without a mail provider", async () => {
    const call = callsOf(createApp({ ...clinic.services, mail: null }));
    const body = { phone: japanese(), email: newEmail() };
    expect(refusal(await call("POST /customer/auth-tokens", { body }))).toEqual([422, "phone.not-reached"]);
  });
});
