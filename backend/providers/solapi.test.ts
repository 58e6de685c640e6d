import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { freePort } from "../testing/backend-process";
import { SOLAPI_KEY, SOLAPI_SECRET, SOLAPI_TEMPLATE, startSolapi } from "../testing/provider-stubs/solapi";
import type { OutgoingMessage } from "./message-provider";
import { createSolapi, Solapi, type SolapiSettings } from "./solapi";

const LONG_AGO = new Date(0);
let ids = 0;
const message = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => {
  ids += 1;
  const id = `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  return {
    id,
    partnerId: "alpha",
    channel: "sms",
    to: "01012345678",
    subject: "예약 안내",
    text: "글",
    ...changes,
  };
};

describe("Solapi", () => {
  let stub: Awaited<ReturnType<typeof startSolapi>>;
  beforeAll(async () => {
    stub = await startSolapi();
  });
  afterAll(() => stub.close());

  const solapi = (changes: Partial<SolapiSettings> = {}) =>
    new Solapi({
      url: stub.url,
      apiKey: SOLAPI_KEY,
      apiSecret: SOLAPI_SECRET,
      sender: "0212345678",
      channelId: "KA01PF",
      templateIds: { confirmed_ko_v1: SOLAPI_TEMPLATE, moved_ko_v1: "KA01TP-not-approved" },
      countryCodes: ["82", "81"],
      timeoutMs: 300,
      ...changes,
    });
  const failure = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

  it("accepts SMS, at home and abroad, and finds them again by our id", async () => {
    const home = message();
    const accepted = await solapi().send(home);
    expect(accepted.providerId).toMatch(/^M4V/);
    expect(await solapi().find(home, LONG_AGO)).toEqual({ providerId: accepted.providerId, cost: null });
    const abroad = message({ to: "+819012345678" });
    await solapi().send(abroad);
    expect(stub.book.at(-1)).toMatchObject({ to: "9012345678", country: "81" });
    expect(await solapi().find(abroad, LONG_AGO)).not.toBeNull();
    expect(await solapi().find(message(), LONG_AGO)).toBeNull();
    await solapi().send(message({ to: "+821098765432" }));
    expect(stub.book.at(-1)).toMatchObject({ to: "01098765432" });
  });

  it("sends AlimTalk with the inspected template, and leaves falling back to the ledger", async () => {
    const template = { code: "confirmed_ko_v1", variables: { 병원: "루미에르" } };
    await solapi().send(message({ channel: "alimtalk", template }));
    expect(stub.book.at(-1)?.kakaoOptions).toEqual({
      pfId: "KA01PF",
      templateId: SOLAPI_TEMPLATE,
      variables: { "#{병원}": "루미에르" },
      disableSms: true,
    });
    const unapproved = message({ channel: "alimtalk", template: { ...template, code: "moved_ko_v1" } });
    expect(await failure(solapi().send(unapproved))).toMatchObject({ kind: "refused", code: "3104" });
    const unknown = message({ channel: "alimtalk", template: { ...template, code: "other_ko_v1" } });
    expect(await failure(solapi().send(unknown))).toMatchObject({
      kind: "refused",
      code: "template-missing",
    });
  });

  it.each([
    ["500", "unknown", "InternalError", false],
    ["429", "busy", "TooManyRequests", false],
    ["lost", "unknown", "timeout", true],
    ["silent", "unknown", "timeout", false],
    ["accepted-and-silent", "unknown", "timeout", true],
    ["refused-number", "refused", "3014", false],
  ] as const)("says of %s what may have become of the message", async (trouble, kind, code, isThere) => {
    const sent = message();
    stub.meet(trouble);
    const error = await failure(solapi().send(sent));
    expect(error).toMatchObject({ kind, code, retryAfterMs: trouble === "429" ? 2000 : null });
    expect((await solapi().find(sent, LONG_AGO)) !== null).toBe(isThere);
  });

  it.each([
    ["a wrong key", { apiKey: "NCS-other" }, "InvalidAPIKey"],
    ["a wrong secret", { apiSecret: "other" }, "SignatureDoesNotMatch"],
  ] as const)("tries again what %s refuses: an operator repairs it", async (_, settings, code) => {
    const error = await failure(solapi(settings).send(message()));
    expect(error).toMatchObject({ kind: "busy", code });
    expect(String(error)).not.toMatch(/01012345678|글|secret/);
  });

  it("is refused with a clock that is off, and gets through when it is right", async () => {
    stub.moveClock(20 * 60_000);
    expect(await failure(solapi().send(message()))).toMatchObject({
      kind: "busy",
      code: "RequestTimeTooSkewed",
    });
    stub.moveClock(0);
    await solapi().send(message());
  });

  it("is busy where nobody listens, and refuses countries that it does not reach", async () => {
    const nobody = solapi({ url: `http://127.0.0.1:${await freePort()}` });
    expect(await failure(nobody.send(message()))).toMatchObject({ kind: "busy", code: "away" });
    const far = message({ to: "+33612345678" });
    expect(await failure(solapi().send(far))).toMatchObject({ kind: "refused", code: "not-reached" });
  });

  it("is set by the environment, whole", () => {
    const given = { SMS_PROVIDER: "solapi", SOLAPI_API_KEY: "key", SOLAPI_API_SECRET: "secret" };
    expect(() => createSolapi(readEnvironment(given))).toThrow(/SOLAPI_SENDER/);
    const whole = { ...given, SOLAPI_SENDER: "0212345678" };
    expect(createSolapi(readEnvironment(whole)).channels).toEqual(["sms"]);
    const channel = {
      SOLAPI_CHANNEL_ID: "KA01PF",
      SOLAPI_TEMPLATE_IDS: "confirmed_ko_v1=KA01, moved_ko_v1=KA02",
    };
    const environment = readEnvironment({ ...whole, ...channel });
    expect(environment.SOLAPI_TEMPLATE_IDS).toEqual({ confirmed_ko_v1: "KA01", moved_ko_v1: "KA02" });
    expect(createSolapi(environment).channels).toEqual(["alimtalk", "sms"]);
    expect(() => readEnvironment({ ...whole, SOLAPI_TEMPLATE_IDS: "confirmed" })).toThrow(
      /SOLAPI_TEMPLATE_IDS/,
    );
  });
});
