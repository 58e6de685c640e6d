import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { freePort } from "../testing/backend-process";
import {
  PORTONE_CHANNEL,
  PORTONE_SECRET,
  PORTONE_STORE,
  startPortone,
  VERIFIED_CUSTOMER,
} from "../testing/provider-stubs/portone";
import { createIdentityProvider } from "./create-identity";
import { PortoneIdentity, type PortoneSettings } from "./portone-identity";

const NOW = new Date("2026-11-20T00:00:00Z");
const ours = { partnerId: "alpha", reference: "a-reference-of-a-browser" };
const returnUrl = "https://back.example/identity/done";

describe("PortOne", () => {
  let stub: Awaited<ReturnType<typeof startPortone>>;
  const clock = { now: NOW };
  beforeAll(async () => {
    stub = await startPortone();
  });
  afterAll(() => stub.close());
  afterEach(() => {
    stub.asked.length = 0;
    clock.now = NOW;
  });

  const portone = (changes: Partial<PortoneSettings> = {}) =>
    new PortoneIdentity(
      {
        url: stub.url,
        apiSecret: PORTONE_SECRET,
        storeId: PORTONE_STORE,
        channelKey: PORTONE_CHANNEL,
        publicUrl: "https://back.example",
        timeoutMs: 300,
        ...changes,
      },
      () => clock.now,
    );
  async function begin(changes: Partial<typeof ours> = {}) {
    const { url } = await portone().begin({ ...ours, ...changes, returnUrl });
    const query = Object.fromEntries(new URL(url).searchParams);
    return { url, query, impUid: query.id ?? "" };
  }
  const failure = (finding: Promise<unknown>) => finding.catch((error: unknown) => error);

  it("finds the person of a verification that this browser has begun", async () => {
    const { impUid } = await begin();
    expect(impUid).toMatch(/^[a-z\d]{40}$/);
    stub.verify(impUid, NOW);
    expect(await portone().find({ ...ours, impUid })).toEqual({
      identityKey: VERIFIED_CUSTOMER.ci,
      name: "김하윤",
      phone: "01012345678",
      birthDate: "1991-03-02",
      gender: "female",
      verifiedAt: NOW,
      reference: ours.reference,
    });
  });

  it.each([
    ["of another partner", { partnerId: "beta" }],
    ["of another browser", { reference: "another-reference" }],
  ])("refuses the id %s without a request", async (_, changes) => {
    const { impUid } = await begin(changes);
    stub.verify(impUid, NOW);
    expect(await portone().find({ ...ours, impUid })).toBeNull();
    expect(stub.asked).toEqual([]);
  });

  it.each([
    ["that nothing has signed", "a".repeat(40)],
    ["that is a reference", ours.reference],
    ["that leads elsewhere", "../payments/1"],
    ["of other characters", "가".repeat(40)],
  ])("refuses an id %s without a request", async (_, impUid) => {
    stub.verify(impUid, NOW);
    expect(await portone().find({ ...ours, impUid })).toBeNull();
    expect(stub.asked).toEqual([]);
  });

  it("refuses an id that was signed with another secret", async () => {
    const foreign = portone({ apiSecret: "the-secret-of-another-store" });
    const { url } = await foreign.begin({ ...ours, returnUrl });
    const impUid = new URL(url).searchParams.get("id") ?? "";
    stub.verify(impUid, NOW);
    expect(await portone().find({ ...ours, impUid })).toBeNull();
  });

  it.each([
    ["unknown", () => {}],
    ["not finished", (id: string) => stub.open(id)],
    ["failed", (id: string) => stub.open(id, "FAILED")],
    [
      "of another channel of the store",
      (id: string) => stub.verify(id, NOW, { channel: { type: "TEST", key: "channel-for-tests" } }),
    ],
    ["of another id in the response", (id: string) => stub.verify(id, NOW, { id: "another" })],
  ])("finds no person when the verification is %s", async (state, put) => {
    const { impUid } = await begin({ reference: state });
    put(impUid);
    expect(await portone().find({ partnerId: "alpha", reference: state, impUid })).toBeNull();
    expect(stub.asked).toEqual([impUid]);
  });

  it("returns what a channel knows: no key, no phone, no birth, no gender", async () => {
    const { impUid } = await begin();
    stub.verify(impUid, NOW, { verifiedCustomer: { name: " 김하윤 ", gender: "OTHER" } });
    expect(await portone().find({ ...ours, impUid })).toMatchObject({
      name: "김하윤",
      identityKey: null,
      phone: "",
      birthDate: null,
      gender: null,
      reference: ours.reference,
    });
  });

  it.each([
    ["500", "500", {}, /answered 500/],
    ["429", "429", {}, /answered 429 TROUBLE/],
    ["no response", "silent", {}, /timeout/],
    ["no JSON", "no-json", {}, /invalid in: status/],
    ["a wrong secret", undefined, { apiSecret: "a-wrong-api-secret" }, /answered 401 UNAUTHORIZED/],
    ["a wrong store", undefined, { storeId: "another" }, /answered 403 FORBIDDEN/],
  ] as const)(
    "is unavailable on %s, and says neither person nor secret",
    async (_, trouble, changes, text) => {
      const identity = portone(changes);
      const { url } = await identity.begin({ ...ours, returnUrl });
      if (trouble) stub.meet(trouble);
      const impUid = new URL(url).searchParams.get("id") ?? "";
      const thrown = await failure(identity.find({ ...ours, impUid }));
      expect(String(thrown)).toMatch(text);
      expect(inspected(thrown)).not.toMatch(/하윤|01012345678|secret/);
    },
  );

  it("is unavailable when the connection is refused", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { impUid } = await begin();
    expect(await failure(portone({ url }).find({ ...ours, impUid }))).toBeInstanceOf(Error);
  });

  it.each([
    ["a status of its own", { status: "MAYBE" }, "status"],
    ["no channel", { channel: undefined }, "channel"],
    ["no name", { verifiedCustomer: { ...VERIFIED_CUSTOMER, name: " " } }, "verifiedCustomer.name"],
    ["a NUL", { verifiedCustomer: { ...VERIFIED_CUSTOMER, name: "김하윤\0" } }, "verifiedCustomer"],
    ["no such day", { verifiedCustomer: { ...VERIFIED_CUSTOMER, birthDate: "1991-02-30" } }, "verifiedCus"],
    ["no time", { verifiedAt: "2026-11-20 09:00" }, "verifiedAt"],
  ])("refuses a response with %s, and names the field alone", async (_, changes, field) => {
    const { impUid } = await begin();
    stub.verify(impUid, NOW, changes);
    const thrown = await failure(portone().find({ ...ours, impUid }));
    expect(String(thrown)).toContain(`response is invalid in: ${field}`);
    expect(inspected(thrown)).not.toMatch(/하윤|01012345678|ci-of-a/);
  });

  it("signs its page for ten minutes", async () => {
    const { url, query, impUid } = await begin();
    expect(url).toMatch(/^https:\/\/back\.example\/identity\/portone\?/);
    const request = { storeId: PORTONE_STORE, channelKey: PORTONE_CHANNEL, identityVerificationId: impUid };
    expect(portone().requestOf(query)).toEqual(request);
    const other = await begin({ reference: "another" });
    for (const forged of [{}, { id: impUid }, { ...query, id: other.impUid }, { ...query, signature: "x" }])
      expect(portone().requestOf(forged)).toBeNull();
    clock.now = new Date(NOW.getTime() + 10 * 60_000);
    expect(portone().requestOf(query)).toBeNull();
  });
});

describe("createIdentityProvider", () => {
  const settings = {
    IDENTITY_PROVIDER: "portone",
    PORTONE_API_SECRET: PORTONE_SECRET,
    PORTONE_STORE_ID: PORTONE_STORE,
    PORTONE_CHANNEL_KEY: PORTONE_CHANNEL,
  };
  const create = (changes: object) =>
    createIdentityProvider(readEnvironment({ ...settings, ...changes }), () => NOW);

  it("makes PortOne's with its account", () => expect(create({})).toBeInstanceOf(PortoneIdentity));

  it.each(["PORTONE_API_SECRET", "PORTONE_STORE_ID", "PORTONE_CHANNEL_KEY"])("needs %s", (name) => {
    expect(() => create({ [name]: "" })).toThrow(/PORTONE_API_SECRET, PORTONE_STORE_ID and/);
  });
});

/** With what it was caused by, as a log has it. */
const inspected = (error: unknown): string =>
  error instanceof Error ? `${error.stack} ${inspected(error.cause)}` : String(error);
