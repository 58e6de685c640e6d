import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { freePort } from "../testing/backend-process";
import { headerOf, partOf, startSmtp } from "../testing/provider-stubs/smtp";
import { createMailProvider } from "./mail";
import type { OutgoingMessage } from "./message-provider";
import { createSmtp, Smtp, type SmtpSettings } from "./smtp";

type Stub = Awaited<ReturnType<typeof startSmtp>>;

const ID = "00000000-0000-4000-8000-000000000001";
const FROM = { name: "예약 안내", address: "booking@clinics.example" };
const TO = "hanako@mail.example";
const message = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: ID,
  partnerId: "alpha",
  channel: "mail",
  to: TO,
  subject: "[루미에르] 예약 안내",
  text: "[루미에르] 2026-11-24 14:00 예약이 확정되었습니다.",
  ...changes,
});
const failure = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

describe("SMTP", () => {
  let stub: Stub;
  const others: Stub[] = [];
  beforeAll(async () => {
    stub = await startSmtp();
  });
  afterEach(() => Promise.all(others.splice(0).map((other) => other.close())));
  afterAll(() => stub.close());

  const smtp = (changes: Partial<SmtpSettings> = {}) =>
    new Smtp({ url: stub.url, from: FROM, timeoutMs: 300, ...changes });
  async function startOther(behaviour: Parameters<typeof startSmtp>[0]): Promise<Stub> {
    const other = await startSmtp(behaviour);
    others.push(other);
    return other;
  }
  const lastMail = () => stub.box.at(-1) ?? { from: "", to: [], raw: "" };

  it("signs in and sends, from the clinic's sender to the one address", async () => {
    expect(await smtp().send(message())).toEqual({ providerId: null, cost: null });
    const mail = lastMail();
    expect(mail).toMatchObject({ from: FROM.address, to: [TO] });
    expect(headerOf(mail, "From")).toBe("예약 안내 <booking@clinics.example>");
    expect(headerOf(mail, "To")).toBe(TO);
    expect(headerOf(mail, "Subject")).toBe("[루미에르] 예약 안내");
    expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
    expect(partOf(mail, "text/plain").trim()).toBe(message().text);
    expect(partOf(mail, "text/calendar")).toBe("");
  });

  it("gives every try of a message the same Message-ID, and another message another", async () => {
    await smtp().send(message());
    await smtp().send(message());
    expect(stub.box.slice(-2).map((mail) => headerOf(mail, "Message-ID"))).toEqual([
      `<${ID}@clinics.example>`,
      `<${ID}@clinics.example>`,
    ]);
    await smtp().send(message({ id: ID.replace(/1$/, "2") }));
    expect(headerOf(lastMail(), "Message-ID")).not.toContain(ID);
  });

  it.each(["REQUEST", "CANCEL"] as const)("sends a calendar file with its method %s", async (method) => {
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:예약\r\nEND:VCALENDAR\r\n`;
    await smtp().send(message({ calendar: { method, content } }));
    expect(lastMail().raw).toMatch(
      new RegExp(`Content-Type: text/calendar; charset=utf-8;\\s+method=${method}`),
    );
    expect(partOf(lastMail(), "text/calendar").trim()).toBe(content.trim());
    expect(partOf(lastMail(), "application/ics").trim()).toBe(content.trim());
    expect(partOf(lastMail(), "text/plain").trim()).toBe(message().text);
  });

  it.each([
    ["sender-451", "busy", "451", false],
    ["recipient-450", "busy", "450", false],
    ["message-421", "busy", "421", false],
    ["sender-530", "busy", "530", false],
    ["recipient-550", "refused", "550", false],
    ["message-554", "refused", "554", false],
    ["lost", "unknown", "timeout", true],
    ["broken", "unknown", "timeout", false],
    ["silent", "unknown", "timeout", false],
    ["accepted-and-silent", "unknown", "timeout", true],
  ] as const)("says of %s what may have become of the message", async (trouble, kind, code, isThere) => {
    const before = stub.box.length;
    stub.meet(trouble);
    const error = await failure(smtp().send(message()));
    expect(error).toMatchObject({ kind, code });
    expect(String(error)).not.toMatch(/@|secret|루미에르/);
    expect(stub.box.length > before).toBe(isThere);
    expect(await smtp().find()).toBeNull();
    await smtp().send(message());
  });

  it("tries again what a wrong password refuses: an operator repairs it", async () => {
    const url = stub.url.replace(/\/\/.*@/, "//clinic:another-secret@");
    const error = await failure(smtp({ url }).send(message()));
    expect(error).toMatchObject({ kind: "busy", code: "535" });
    expect(String(error)).not.toMatch(/secret|clinic/);
  });

  it("is busy where no server listens", async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`;
    expect(await failure(smtp({ url }).send(message()))).toMatchObject({
      kind: "busy",
      code: "ECONNREFUSED",
    });
  });

  it("is busy where the server's name has no address", async () => {
    const sending = smtp({ url: "smtps://mail.invalid" }).send(message());
    expect(await failure(sending)).toMatchObject({ kind: "busy" });
  });

  it.each([
    ["a server that offers no TLS", {}, "farUrl"],
    ["STARTTLS with a certificate that is not trusted", { hasStartTls: true }, "farUrl"],
    ["TLS with a certificate that is not trusted", { isSecure: true }, "url"],
  ] as const)("tells no password to %s", async (_, behaviour, address) => {
    const other = await startOther(behaviour);
    const error = await failure(smtp({ url: other[address] }).send(message()));
    expect(error).toMatchObject({ kind: "busy" });
    expect(other).toMatchObject({ seen: { passwords: 0 }, box: [] });
  });

  describe("with hostile words", () => {
    const BREAK = "안내\r\nBcc: evil@mail.example\r\n\r\n<b>";

    it.each([
      ["a subject", { subject: BREAK }, {}],
      ["a sender's name", {}, { from: { ...FROM, name: BREAK } }],
      ["a text", { text: `${BREAK}\r\n.\r\nRSET\r\nMAIL FROM:<evil@mail.example>` }, {}],
    ])("writes to nobody else for %s", async (_, changes, settings) => {
      const before = stub.box.length;
      await smtp(settings).send(message(changes));
      expect(stub.box).toHaveLength(before + 1);
      expect(lastMail()).toMatchObject({ from: FROM.address, to: [TO] });
      const [head = ""] = lastMail().raw.split("\r\n\r\n");
      expect(head).not.toMatch(/^(bcc|<b>)/im);
      expect(headerOf(lastMail(), "To")).toBe(TO);
    });

    it.each([
      "hanako@mail.example\r\nRCPT TO:<evil@mail.example>",
      "hanako@mail.example>, <evil@mail.example",
      "no address",
    ])("writes to nobody at %j", async (to) => {
      const before = stub.box.length;
      expect(await failure(smtp().send(message({ to })))).toMatchObject({ kind: "refused" });
      expect(stub.box).toHaveLength(before);
    });
  });

  it("sends codes too", async () => {
    const environment = readEnvironment({
      MAIL_PROVIDER: "smtp",
      SMTP_URL: stub.url,
      MAIL_FROM: "예약 안내 <booking@clinics.example>",
    });
    const provider = createMailProvider(environment, pino({ level: "silent" }));
    const code = { partnerId: "alpha", email: TO, subject: "인증번호", text: "123456" };
    await provider?.send(code);
    await provider?.send(code);
    const ids = stub.box.slice(-2).map((mail) => headerOf(mail, "Message-ID"));
    expect(new Set(ids).size).toBe(2);
    stub.meet("recipient-550");
    await expect(provider?.send(code)).rejects.toThrow("message refused: 550");
  });

  it("is set by the environment, whole", () => {
    const given = { MAIL_PROVIDER: "smtp", SMTP_URL: "smtps://user:pass@mail.example" };
    expect(() => createSmtp(readEnvironment(given))).toThrow(/MAIL_FROM/);
    const whole = { ...given, MAIL_FROM: '"예약 안내" <booking@clinics.example>' };
    expect(readEnvironment(whole).MAIL_FROM).toEqual(FROM);
    expect(readEnvironment({ MAIL_FROM: FROM.address }).MAIL_FROM).toEqual({ ...FROM, name: "" });
    expect(createSmtp(readEnvironment(whole)).channels).toEqual(["mail"]);
    const undecodable = { ...whole, SMTP_URL: "smtps://user:100%secret@mail.example" };
    expect(() => createSmtp(readEnvironment(undecodable))).toThrow(/^Bad setting: SMTP_URL: (?!.*secret)/);
  });

  it.each([
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "mail.example:465"],
    ["MAIL_FROM", "예약 안내"],
    ["MAIL_FROM", "예약\r\nBcc: evil@mail.example <booking@clinics.example>"],
  ])("does not take as %s: %j", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
