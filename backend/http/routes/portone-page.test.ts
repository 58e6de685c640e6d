import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IDENTITY_DONE_MESSAGE } from "@/contract/api/identity-done";
import { readEnvironment } from "../../lib/environment";
import { createIdentityProvider } from "../../providers/create-identity";
import { PortoneIdentity } from "../../providers/portone-identity";
import { callsOf } from "../../testing/call-app";
import { engines } from "../../testing/engines";
import {
  PORTONE_CHANNEL,
  PORTONE_SECRET,
  PORTONE_STORE,
  startPortone,
  VERIFIED_CUSTOMER,
} from "../../testing/provider-stubs/portone";
import { openSignUpClinic, refusal, type SignUpClinic } from "../../testing/sign-up-clinic";
import { createApp } from "../app";
import { identityRoutes } from "./identity";

describe.each(engines)("a verification at PortOne, on $name", (engine) => {
  let setup: SignUpClinic;
  let stub: Awaited<ReturnType<typeof startPortone>>;
  let app: ReturnType<typeof createApp>;
  let call: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    [setup, stub] = await Promise.all([openSignUpClinic(engine), startPortone()]);
    const { services, clock } = setup;
    const account = { apiSecret: PORTONE_SECRET, storeId: PORTONE_STORE, channelKey: PORTONE_CHANNEL };
    const publicUrl = services.environment.PUBLIC_BACKEND_URL;
    const settings = { ...account, url: stub.url, publicUrl, timeoutMs: 300 };
    app = createApp({ ...services, identity: new PortoneIdentity(settings, () => clock.now) });
    call = callsOf(app);
  });
  afterAll(() => Promise.all([setup.close(), stub.close()]));

  async function begin(tenant = "alpha") {
    const { row } = (await call("POST /certification", {}, { tenant })).body;
    return { ...row, impUid: new URL(row.url).searchParams.get("id") ?? "" };
  }
  const open = (url: string) => app.request(url.replace(/^https?:\/\/[^/]+/, ""));
  const signUp = (impUid: string, token: string | undefined, tenant = "alpha") =>
    call("POST /api/signup", { body: { impUid, token, agreements: setup.agreements } }, { tenant });

  it("begins on a page that hands the SDK the store, the channel and the id", async () => {
    const { url, impUid, token } = await begin();
    const response = await open(url);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`data-store-id="${PORTONE_STORE}" data-channel-key="${PORTONE_CHANNEL}"`);
    expect(page).toContain(`data-identity-verification-id="${impUid}"`);
    expect(page).not.toMatch(new RegExp(`${PORTONE_SECRET}|${token}|<script>`));
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self' https://cdn.portone.io;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const script = await app.request("/identity/portone.js");
    expect(script.headers.get("content-type")).toContain("text/javascript");
  });

  it("allows PortOne's script nowhere else", async () => {
    const done = await app.request("/identity/done?identityVerificationId=x");
    expect(done.headers.get("content-security-policy")).not.toContain("portone");
  });

  it.each([
    ["of nothing", () => ""],
    ["of another id", (url: string) => url.replace(/(?<=[?&]id=)\w+/, "a".repeat(40))],
    ["of another time", (url: string) => url.replace(/(?<=expires=)\d/, "9")],
    ["of a script", () => "/identity/portone?id=%22%3E%3Cscript%3E&expires=9999999999999&signature=x"],
  ])("has no page %s", async (_, forge) => {
    const response = await open(forge((await begin()).url) || "/identity/portone");
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<script");
  });

  it("signs the person up whom this browser has verified, once", async () => {
    const { impUid, token } = await begin();
    expect(refusal(await signUp(impUid, token))).toEqual([400, "identity.unknown"]);
    stub.verify(impUid, setup.clock.now);
    expect((await signUp(impUid, token)).body.row).toMatchObject({ name: "김하윤", gender: "female" });
    expect(refusal(await signUp(impUid, token))).toEqual([400, "identity.used"]);
  });

  it("refuses the id to other browsers, and at other clinics", async () => {
    const [ours, others, elsewhere] = [await begin(), await begin(), await begin("beta")];
    for (const { impUid } of [ours, others, elsewhere]) stub.verify(impUid, setup.clock.now);
    const asked = stub.asked.length;
    const attempts = [
      signUp(ours.impUid, undefined),
      signUp(ours.impUid, others.token),
      signUp(ours.impUid, ours.token, "beta"),
      signUp(elsewhere.impUid, elsewhere.token),
      signUp("a".repeat(40), ours.token),
    ];
    for (const attempt of attempts) expect(refusal(await attempt)).toEqual([400, "identity.unknown"]);
    expect(stub.asked.length).toBe(asked);
  });

  it.each([
    ["key", { ci: undefined }, [422, "identity.no-key"]],
    ["phone", { phoneNumber: undefined }, [422, "identity.no-mobile"]],
  ])("refuses a person without a %s", async (_, changes, expected) => {
    const { impUid, token } = await begin();
    const verifiedCustomer = { ...VERIFIED_CUSTOMER, ...changes };
    stub.verify(impUid, setup.clock.now, { verifiedCustomer });
    expect(refusal(await signUp(impUid, token))).toEqual(expected);
  });

  it.each(["500", "429", "silent"] as const)(
    "can be tried again after %s, with nothing personal in the log",
    async (trouble) => {
      const { impUid, token } = await begin();
      stub.verify(impUid, setup.clock.now);
      stub.meet(trouble);
      expect(refusal(await signUp(impUid, token))).toEqual([503, "identity-not-checked"]);
      expect((await signUp(impUid, token)).status).toBe(200);
      expect(setup.logLines.join("")).toContain("identity provider request failed");
      expect(setup.logLines.join("")).not.toMatch(
        new RegExp(`하윤|01012345678|ci-of-a|${PORTONE_SECRET}|${impUid}|${token}`),
      );
    },
  );
});

describe("/identity/done", () => {
  const DONE = "b".repeat(40);

  it.each([
    [`identityVerificationId=${DONE}`, DONE],
    [`identityVerificationId=${DONE}&identityVerificationTxId=1`, DONE],
    [`identityVerificationId=${DONE}&code=PG_PROVIDER_ERROR&message=취소`, null],
    ["imp_uid=imp_123456789012&success=true", "imp_123456789012"],
    ["imp_uid=imp_123456789012&success=false", null],
    ["", null],
  ])("tells the opener what ?%s says", async (query, impUid) => {
    const environment = readEnvironment({});
    const identity = createIdentityProvider(environment, () => new Date());
    const page = await (await identityRoutes({ identity, environment }).request("/done")).text();
    const script = page.match(/<script nonce="[^"]+">([\s\S]+)<\/script>/)?.[1] ?? "";
    const told: unknown[] = [];
    const opener = { postMessage: (...message: unknown[]) => told.push(message) };
    const location = { search: `?${query}`, origin: "https://back.example" };
    new Function("opener", "location", "close", script)(opener, location, () => told.push("closed"));
    expect(told).toEqual([[{ type: IDENTITY_DONE_MESSAGE, impUid }, location.origin], "closed"]);
  });
});
