import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { createIdentityProvider } from "./create-identity";
import { WebhookIdentity } from "./webhook-identity";

const person = {
  identityKey: "a-key-of-the-provider",
  name: "김하윤",
  phone: "01012345678",
  birthDate: "1991-03-02",
  gender: "female",
  verifiedAt: "2026-11-20T09:00:00+09:00",
  reference: "reference",
};
const asked = { partnerId: "alpha", impUid: "imp_123456789012" };
const question = { ...asked, reference: "reference" };

describe("the identity webhook", () => {
  let server: Server | undefined;
  const seen: { authorization: string | undefined; body: unknown }[] = [];
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

  async function answering(status: number, body: unknown): Promise<WebhookIdentity> {
    const opened = createServer(async (request, response) => {
      const text = Buffer.concat(await request.toArray()).toString();
      seen.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
    });
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
    return new WebhookIdentity(`http://127.0.0.1:${(opened.address() as AddressInfo).port}`, "secret");
  }

  it("is asked where a visitor proves who they are", async () => {
    const identity = await answering(200, { url: "https://provider.example/verify" });
    const request = { partnerId: "alpha", reference: "r", returnUrl: "https://back.example/identity/done" };
    expect(await identity.begin(request)).toEqual({ url: "https://provider.example/verify" });
    expect(seen.at(-1)).toEqual({ authorization: "Bearer secret", body: { action: "begin", ...request } });
  });

  it("is asked for the person behind a verification", async () => {
    const identity = await answering(200, person);
    expect(await identity.find(question)).toEqual({
      ...person,
      verifiedAt: new Date("2026-11-20T00:00:00Z"),
    });
    expect(seen.at(-1)?.body).toEqual({ action: "find", ...asked });
  });

  it("finds no person on a 404", async () => {
    expect(await (await answering(404, {})).find(question)).toBeNull();
  });

  it.each([
    ["a failure", 500, person],
    ["a redirect to nowhere", 302, person],
    ["no JSON", 200, "<html>"],
    ["nothing", 200, null],
    ["no key of the person", 200, { ...person, identityKey: "" }],
    ["no name", 200, { ...person, name: " " }],
    ["a name that cannot be kept", 200, { ...person, name: "김\0" }],
    ["a birth that is none", 200, { ...person, birthDate: "1991-02-30" }],
    ["a time without a zone", 200, { ...person, verifiedAt: "2026-11-20 09:00" }],
    ["nobody who began it", 200, { ...person, reference: "" }],
  ])("is unavailable on %s, and logs nothing personal", async (_, status, body) => {
    const failure = await (await answering(status, body)).find(question).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toMatch(/하윤|01012345678|a-key-of/);
  });

  it.each(["javascript:alert(1)", "http://provider.example", ""])("refuses the address %j", async (url) => {
    const request = { partnerId: "alpha", reference: "r", returnUrl: "https://back.example/identity/done" };
    await expect((await answering(200, { url })).begin(request)).rejects.toThrow();
  });
});

describe("createIdentityProvider", () => {
  it("wants the webhook's address before anything starts", () => {
    const environment = readEnvironment({ IDENTITY_PROVIDER: "webhook" });
    expect(() => createIdentityProvider(environment, () => new Date())).toThrow(/IDENTITY_WEBHOOK_URL/);
  });
});
