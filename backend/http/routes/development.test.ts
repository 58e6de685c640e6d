import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../lib/environment";
import { createIdentityProvider } from "../../providers/create-identity";
import { createMailProvider } from "../../providers/mail";
import { createSmsProvider } from "../../providers/sms";
import { engines } from "../../testing/engines";
import { openSignUpClinic, type SignUpClinic } from "../../testing/sign-up-clinic";
import { developmentRoutes } from "./development";

const [engine] = engines;

describe("what stands in for the identity provider", () => {
  let setup: SignUpClinic;
  beforeAll(async () => {
    if (engine) setup = await openSignUpClinic(engine);
  });
  afterAll(() => setup.close());

  const made = { name: "김시험", phone: "010-7777-8888", birthDate: "1990-01-01", gender: "male" };
  const makeUp = (body: string, type = "application/json", query = "") =>
    setup.app.request(`/development/identity${query}`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });

  it("generates a person by API, who can sign up then", async () => {
    const answer = await makeUp(JSON.stringify(made));
    const { impUid } = await answer.json();
    const { body } = await setup.signUp(impUid);
    expect(body.row).toMatchObject({ name: "김시험", phone: "01077778888", gender: "male", isAdult: true });
  });

  it("takes a person through its page and back to the window that asked", async () => {
    const begun = await setup.call("POST /certification", {});
    const { url, token } = begun.body.row;
    const { pathname, search } = new URL(url);
    const page = await (await setup.app.request(`${pathname}${search}`)).text();
    const action = page.match(/action="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const form = new URLSearchParams({ ...made, name: "김화면", birthDate: "" }).toString();
    const sent = await makeUp(form, "application/x-www-form-urlencoded", action);
    expect(sent.status).toBe(303);
    const location = sent.headers.get("location") ?? "";
    expect(location).toMatch(/^\/identity\/done\?imp_uid=imp_\d{12}$/);
    const impUid = location.split("=")[1] ?? "";
    expect((await setup.signUp(impUid)).status).toBe(400);
    expect((await setup.signUp(impUid, { token })).body.row).toMatchObject({
      name: "김화면",
      birthDate: null,
    });
  });

  it("tells the opener on its own origin alone, whatever its address holds", async () => {
    const hostile = encodeURIComponent(`</script><script>alert(1)</script>`);
    const answer = await setup.app.request(`/identity/done?imp_uid=${hostile}`);
    const page = await answer.text();
    expect(page).not.toContain("alert(1)");
    expect(page).toContain("location.origin");
    const nonce = page.match(/<script nonce="([^"]+)"/)?.[1];
    expect(answer.headers.get("content-security-policy")).toContain(`script-src 'nonce-${nonce}'`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["no JSON", "{", "application/json"],
    ["nobody", "{}", "application/json"],
    ["a list", "[]", "application/json"],
    ["a birth that is none", JSON.stringify({ ...made, birthDate: "1990-13-01" }), "application/json"],
    ["an empty form", "", "application/x-www-form-urlencoded"],
  ])("generates no person from %s", async (_, body, type) => {
    expect((await makeUp(body, type)).status).toBe(400);
  });

  it("writes what is in its address as text", async () => {
    const hostile = encodeURIComponent(`"><script>alert(1)</script>`);
    const answer = await setup.app.request(`/development/identity?partnerId=${hostile}&reference=${hostile}`);
    expect(await answer.text()).not.toContain("<script>");
  });

  it.each(["/development/messages", "/development/identity", "/ecfg_local/items?token=dev"])(
    "is there at %s for this machine alone",
    async (path) => {
      const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
        setup.app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
      expect((await ask("127.0.0.1")).status).toBe(200);
      expect((await ask("10.0.0.7")).status).toBeGreaterThanOrEqual(401);
      expect((await ask("127.0.0.1", { "x-forwarded-for": "10.0.0.7" })).status).toBeGreaterThanOrEqual(401);
    },
  );

  it("is not there with real providers", async () => {
    const environment = readEnvironment({
      SMS_PROVIDER: "webhook",
      SMS_WEBHOOK_URL: "https://sms.example",
      IDENTITY_PROVIDER: "webhook",
      IDENTITY_WEBHOOK_URL: "https://identity.example",
    });
    const app = developmentRoutes({
      sms: createSmsProvider(environment, pino({ level: "silent" })),
      mail: createMailProvider(environment, pino({ level: "silent" })),
      identity: createIdentityProvider(environment, () => new Date()),
    });
    for (const path of ["/messages", "/identity"]) expect((await app.request(path)).status).toBe(404);
  });
});
