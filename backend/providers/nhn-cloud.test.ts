import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { freePort } from "../testing/backend-process";
import {
  NHN_KAKAO_KEYS,
  NHN_SMS_KEYS,
  NHN_TEMPLATE,
  startNhnCloud,
} from "../testing/provider-stubs/nhn-cloud";
import type { OutgoingMessage } from "./message-provider";
import { createNhnCloud, NhnCloud, type NhnCloudSettings } from "./nhn-cloud";

const LONG_AGO = new Date(0);
const TEMPLATE = { code: "confirmed_ko_v1", variables: { 병원: "루미에르" } };
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
const alimtalk = (changes: Partial<OutgoingMessage> = {}) =>
  message({ channel: "alimtalk", template: TEMPLATE, ...changes });

describe("NHN Cloud", () => {
  let stub: Awaited<ReturnType<typeof startNhnCloud>>;
  beforeAll(async () => {
    stub = await startNhnCloud();
  });
  afterEach(() => stub.moveClock(0));
  afterAll(() => stub.close());

  const nhn = ({ sms, kakao, ...changes }: Partial<NhnCloudSettings> = {}) =>
    new NhnCloud({
      sms: { url: stub.url, ...NHN_SMS_KEYS, sender: "0212345678", ...sms },
      kakao: {
        url: stub.url,
        ...NHN_KAKAO_KEYS,
        senderKey: "channel",
        templateCodes: { confirmed_ko_v1: NHN_TEMPLATE, moved_ko_v1: "not-approved" },
        ...kakao,
      },
      countryCodes: ["82", "81"],
      timeoutMs: 300,
      ...changes,
    });
  const failure = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

  it("sends SMS, at home and abroad, and finds them again by our id", async () => {
    const home = message({ to: "+821012345678" });
    const accepted = await nhn().send(home);
    expect(stub.book.at(-1)).toMatchObject({
      kind: "sms",
      body: { sendNo: "0212345678", recipientList: [{ recipientNo: "01012345678" }] },
    });
    expect(await nhn().find(home, LONG_AGO)).toEqual({ providerId: accepted.providerId, cost: null });
    const abroad = message({ to: "+819012345678", text: "よ".repeat(60) });
    await nhn().send(abroad);
    expect(stub.book.at(-1)).toMatchObject({
      kind: "sms",
      body: { recipientList: [{ internationalRecipientNo: "819012345678" }] },
    });
    expect(await nhn().find(abroad, LONG_AGO)).not.toBeNull();
    expect(await nhn().find(message(), LONG_AGO)).toBeNull();
  });

  it.each([
    ["가".repeat(45), "sms"],
    ["a".repeat(90), "sms"],
    [`${"가".repeat(45)}a`, "mms"],
  ] as const)("sends more than 90 bytes as LMS, with a title: %s", async (text, kind) => {
    const sent = message({ text });
    await nhn().send(sent);
    expect(stub.book.at(-1)).toMatchObject({ kind, body: { body: text } });
    expect(stub.book.at(-1)?.body.title).toBe(kind === "mms" ? "예약 안내" : undefined);
    expect(await nhn().find(sent, LONG_AGO)).not.toBeNull();
  });

  it("sends AlimTalk with the inspected template, and leaves falling back to the ledger", async () => {
    const sent = alimtalk();
    const { providerId } = await nhn().send(sent);
    expect(stub.book.at(-1)?.body).toEqual({
      senderKey: "channel",
      templateCode: NHN_TEMPLATE,
      recipientList: [
        {
          recipientNo: "01012345678",
          templateParameter: { 병원: "루미에르" },
          resendParameter: { isResend: false },
          recipientGroupingKey: sent.id,
        },
      ],
    });
    expect(await nhn().find(sent, LONG_AGO)).toEqual({ providerId, cost: null });
    expect(await nhn().find({ ...sent, channel: "sms" }, LONG_AGO)).toBeNull();
  });

  it.each([
    ["a template that is not approved", { template: { ...TEMPLATE, code: "moved_ko_v1" } }, "-3003"],
    ["one that was not handed in", { template: { ...TEMPLATE, code: "other_ko_v1" } }, "template-missing"],
    ["a number abroad", { to: "+819012345678" }, "not-reached"],
  ])("refuses AlimTalk with %s", async (_, changes, code) => {
    expect(await failure(nhn().send(alimtalk(changes)))).toMatchObject({ kind: "refused", code });
  });

  it.each([
    ["500", "unknown", "500", false],
    ["429", "busy", "429", false],
    ["system-error", "unknown", "-9999", false],
    ["lost", "unknown", "timeout", true],
    ["silent", "unknown", "timeout", false],
    ["accepted-and-silent", "unknown", "timeout", true],
    ["refused-number", "refused", "-2019", false],
  ] as const)("says of %s what may have become of the message", async (trouble, kind, code, isThere) => {
    for (const sent of [message(), message({ text: "가".repeat(60) }), alimtalk()]) {
      stub.meet(trouble);
      const error = await failure(nhn().send(sent));
      expect(error).toMatchObject({ kind, code, retryAfterMs: trouble === "429" ? 2000 : null });
      expect((await nhn().find(sent, LONG_AGO)) !== null).toBe(isThere);
    }
  });

  it("has AlimTalk's repeats failed for ten minutes, and looks for the first then", async () => {
    const sent = alimtalk();
    stub.meet("lost");
    await failure(nhn().send(sent));
    const count = stub.book.length;
    expect(await failure(nhn().send(sent))).toMatchObject({ kind: "unknown", code: "-1005" });
    expect(stub.book).toHaveLength(count);
    expect(await nhn().find(sent, new Date())).not.toBeNull();
    stub.moveClock(11 * 60_000);
    await nhn().send(sent);
    expect(stub.book).toHaveLength(count + 1);
  });

  it("looks for nothing that is older than the message", async () => {
    const sent = message();
    stub.moveClock(-10 * 60_000);
    await nhn().send(sent);
    expect(await nhn().find(sent, new Date())).toBeNull();
  });

  it.each([
    ["a wrong app key", { appKey: "other" }, "-1000"],
    ["a wrong secret key", { secretKey: "other" }, "-1001"],
  ] as const)("tries again what %s refuses: an operator repairs it", async (_, keys, code) => {
    const sms = { url: stub.url, ...NHN_SMS_KEYS, sender: "0212345678", ...keys };
    const error = await failure(nhn({ sms }).send(message()));
    expect(error).toMatchObject({ kind: "busy", code });
    expect(String(error)).not.toMatch(/01012345678|글|secret/);
    await nhn({ sms }).send(alimtalk());
  });

  it("is busy where nobody listens, and refuses countries that it does not reach", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const nobody = nhn({ sms: { url, ...NHN_SMS_KEYS, sender: "0212345678" } });
    expect(await failure(nobody.send(message()))).toMatchObject({ kind: "busy", code: "away" });
    const far = message({ to: "+33612345678" });
    expect(await failure(nhn().send(far))).toMatchObject({ kind: "refused", code: "not-reached" });
  });

  it("is set by the environment, whole", () => {
    const given = { SMS_PROVIDER: "nhn", NHN_SMS_APP_KEY: "app", NHN_SMS_SECRET_KEY: "secret" };
    expect(() => createNhnCloud(readEnvironment(given))).toThrow(/NHN_SMS_SENDER/);
    const whole = { ...given, NHN_SMS_SENDER: "0212345678" };
    expect(createNhnCloud(readEnvironment(whole)).channels).toEqual(["sms"]);
    const channel = { NHN_KAKAO_SENDER_KEY: "channel", NHN_KAKAO_APP_KEY: "app" };
    expect(() => createNhnCloud(readEnvironment({ ...whole, ...channel }))).toThrow(/NHN_KAKAO_SECRET_KEY/);
    const kakao = {
      ...channel,
      NHN_KAKAO_SECRET_KEY: "secret",
      NHN_KAKAO_TEMPLATE_CODES: "confirmed_ko_v1=confirmed",
    };
    const environment = readEnvironment({ ...whole, ...kakao });
    expect(environment.NHN_KAKAO_TEMPLATE_CODES).toEqual({ confirmed_ko_v1: "confirmed" });
    expect(createNhnCloud(environment).channels).toEqual(["alimtalk", "sms"]);
  });
});
