import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { createSmsProvider } from "./sms";

const log = pino({ level: "silent" });
const message = { partnerId: "alpha", phone: "01012345678", text: "안녕하세요" };

describe("the SMS webhook", () => {
  let server: Server;
  const seen: { authorization: string | undefined; body: unknown }[] = [];
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  async function webhook(status: number, token?: string) {
    server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      seen.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const SMS_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { SMS_PROVIDER: "webhook" as const, SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN: token };
    return createSmsProvider({ ...readEnvironment({}), ...settings }, log);
  }

  it("is given the message with its token", async () => {
    await (await webhook(204, "secret")).send(message);
    expect(seen.at(-1)).toEqual({ authorization: "Bearer secret", body: message });
  });

  it("fails on anything but a success", async () => {
    const sms = await webhook(500);
    await expect(sms.send(message)).rejects.toThrow(/answered 500/);
  });
});

describe("createSmsProvider", () => {
  it("wants the webhook's address before anything starts", () => {
    const environment = readEnvironment({ SMS_PROVIDER: "webhook" });
    expect(() => createSmsProvider(environment, log)).toThrow(/SMS_WEBHOOK_URL/);
  });
});
