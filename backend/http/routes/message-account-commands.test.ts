import { randomBytes } from "node:crypto";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MessageChannel } from "@/contract/messages/kinds";
import { audit } from "../../db/schema/audit";
import { messageAccounts } from "../../db/schema/message-accounts";
import { messageProviders } from "../../messages/accounts";
import type { OutgoingMessage } from "../../providers/message-provider";
import { platformMessages } from "../../providers/platform-messages";
import { openClinic } from "../../testing/clinic";
import { engines } from "../../testing/engines";
import { SOLAPI_KEY, SOLAPI_SECRET, startSolapi } from "../../testing/provider-stubs/solapi";
import { createApp } from "../app";

const account = { provider: "solapi", apiKey: SOLAPI_KEY, apiSecret: SOLAPI_SECRET, sender: "0212345678" };
const message: OutgoingMessage = {
  id: "0b7f8a52-7d1e-4a2f-9f4e-1c2d3e4f5a6b",
  partnerId: "alpha",
  channel: "sms",
  to: "01012345678",
  subject: "예약 확정",
  text: "[알파] 예약이 확정되었습니다.",
};

describe.each(engines)("a clinic's own account on $name", (engine) => {
  let clinic: Awaited<ReturnType<typeof openClinic>>;
  let solapi: Awaited<ReturnType<typeof startSolapi>>;
  const key = new Uint8Array(randomBytes(32));
  beforeAll(async () => {
    clinic = await openClinic(engine);
    solapi = await startSolapi();
  });
  afterAll(() => Promise.all([clinic.close(), solapi.close()]));

  /** The backend as it is with these keys. */
  function withKeys(...keys: Uint8Array[]) {
    const environment = { ...clinic.services.environment, CREDENTIALS_KEYS: keys, SOLAPI_URL: solapi.url };
    const app = createApp({ ...clinic.services, environment });
    const platform = platformMessages(environment, clinic.sms, clinic.mail);
    const find = messageProviders(clinic.db, environment, platform);
    return {
      command: async (operation: string, body: object, token = "publish-secret") => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        const response = await app.request(`/operation/message-accounts/${operation}`, init);
        return { status: response.status, text: await response.text() };
      },
      find: (partnerId: string, channel: MessageChannel = "sms") => find(partnerId, channel),
    };
  }

  it("is sealed, sends that clinic's messages alone, and is shown without its secrets", async () => {
    const { command, find } = withKeys(key);
    expect((await command("set", { partnerId: "alpha", account })).status).toBe(200);
    const stored = JSON.stringify(await clinic.db.select().from(messageAccounts));
    for (const secret of [SOLAPI_KEY, SOLAPI_SECRET, account.sender]) expect(stored).not.toContain(secret);
    await (await find("alpha"))?.send(message);
    expect(solapi.book.map(({ to, text }) => ({ to, text }))).toEqual([
      { to: message.to, text: message.text },
    ]);
    expect((await find("free"))?.name).toBe("platform");
    expect((await find("alpha", "mail"))?.name).toBe("platform");
    const { text } = await command("list", { partnerId: "alpha" });
    expect(JSON.parse(text).rows).toMatchObject([
      { medium: "phone", provider: "solapi", sender: "0212345678" },
    ]);
    expect(text).not.toContain(SOLAPI_SECRET);
    const [last] = await clinic.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(last).toMatchObject({ partnerId: "alpha", actorKind: "command", action: "messageAccount.set" });
    expect(JSON.stringify(last)).not.toContain(SOLAPI_SECRET);
  });

  it("may be one of NHN Cloud for phones, and one of SMTP for e-mail", async () => {
    const { command, find } = withKeys(key);
    const keys = { appKey: "an app", secretKey: "a secret of the stub" };
    const kakao = { ...keys, senderKey: "a-sender" };
    const nhn = { provider: "nhn", sms: { ...keys, sender: "0299998888" }, kakao };
    const smtp = {
      provider: "smtp",
      url: "smtps://user:a-password@mail.example",
      from: { name: "자유의원", address: "booking@free.example" },
    };
    for (const one of [nhn, smtp])
      expect((await command("set", { partnerId: "free", account: one })).status).toBe(200);
    expect((await find("free", "alimtalk"))?.name).toBe("nhn");
    expect(await find("free", "mail")).toMatchObject({ name: "smtp", mailAddress: "booking@free.example" });
    const { text } = await command("list", { partnerId: "free" });
    expect(text).toContain("0299998888");
    expect(text).toContain("booking@free.example");
    expect(text).not.toMatch(/a-password|a secret of/);
    for (const medium of ["phone", "mail"]) await command("remove", { partnerId: "free", medium });
  });

  it("is worth nothing in another clinic's row", async () => {
    const { find } = withKeys(key);
    const [row] = await clinic.db.select().from(messageAccounts);
    if (!row) throw new Error("there is none");
    await clinic.db.insert(messageAccounts).values({ ...row, partnerId: "force" });
    await expect(find("force")).rejects.toMatchObject({ kind: "busy", code: "account-sealed" });
    await expect(find("alpha")).resolves.toMatchObject({ name: "solapi" });
  });

  it("waits for its key, is sealed again by the newest, and can be taken away", async () => {
    const newest = new Uint8Array(randomBytes(32));
    await expect(withKeys(newest).find("alpha")).rejects.toMatchObject({ kind: "busy" });
    expect((await withKeys(newest).command("reseal", {})).status).toBe(422);
    await withKeys(key).command("set", { partnerId: "force", account });
    expect(JSON.parse((await withKeys(newest, key).command("reseal", {})).text).row).toEqual({ accounts: 2 });
    const { command, find } = withKeys(newest);
    expect((await find("force"))?.name).toBe("solapi");
    expect((await command("remove", { partnerId: "force", medium: "phone" })).status).toBe(200);
    expect((await find("force"))?.name).toBe("platform");
    expect((await command("remove", { partnerId: "force", medium: "phone" })).status).toBe(404);
  });

  it.each([
    ["without a key", [], "set", { partnerId: "alpha", account }, 422],
    ["of an unknown clinic", [key], "set", { partnerId: "nobody", account }, 404],
    ["with a field that is none", [key], "set", { partnerId: "alpha", account: { ...account, x: 1 } }, 400],
    ["without a secret", [key], "set", { partnerId: "alpha", account: { ...account, apiSecret: "" } }, 400],
    ["of an unknown provider", [key], "set", { partnerId: "alpha", account: { provider: "pigeon" } }, 400],
  ])("is refused %s, in words without secrets", async (_, keys, operation, body, status) => {
    const answer = await withKeys(...keys).command(operation, body);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(SOLAPI_SECRET);
  });

  it("is nobody's who is not a command of this machine", async () => {
    for (const operation of ["list", "set", "remove", "reseal"])
      expect((await withKeys(key).command(operation, { partnerId: "alpha" }, "guess")).status).toBe(403);
  });
});
