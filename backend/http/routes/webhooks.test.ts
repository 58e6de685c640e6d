import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { receivedWebhooks } from "../../db/schema/received-webhooks";
import { readEnvironment } from "../../lib/environment";
import { createMetrics } from "../../lib/metrics";
import { engines } from "../../testing/engines";
import { PORTONE_WEBHOOK_SECRET, portoneWebhook } from "../../testing/provider-stubs/portone-webhook";
import { alphaAndBeta } from "../../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../../testing/test-backend";
import { createApp } from "../app";

const DAY_MS = 86_400_000;
const otherSecret = `whsec_${Buffer.from("the secret of another store").toString("base64")}`;
type Delivered = ReturnType<typeof portoneWebhook>;

describe.each(engines)("PortOne's webhooks on $name", (engine) => {
  let backend: TestBackend;
  let metrics: ReturnType<typeof createMetrics>;
  beforeAll(async () => {
    backend = await createTestBackend(engine, alphaAndBeta());
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    metrics = createMetrics();
    backend.clock.now = FRIDAY_MORNING;
    await backend.db.delete(receivedWebhooks);
  });

  const appOf = (secret?: string) => {
    const environment = { ...backend.services.environment, PORTONE_WEBHOOK_SECRET: secret };
    return createApp({ ...backend.services, metrics, environment });
  };
  const deliver = async (webhook: Delivered, app = appOf(PORTONE_WEBHOOK_SECRET)) =>
    (await app.request("/webhooks/portone", webhook)).status;
  async function counted() {
    const { values } = await metrics.webhooks.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  }

  it("are counted, and their type alone is logged", async () => {
    const webhook = portoneWebhook({ id: "msg-logged", type: "Transaction.Paid" });
    expect(await deliver(webhook)).toBe(200);
    expect(await counted()).toEqual({ received: 1, repeated: 0 });
    const log = backend.logLines.join("");
    expect(log).toContain('"type":"Transaction.Paid"');
    expect(log).not.toMatch(/a-payment-of-a-person|whsec_/);
  });

  it("are accepted for five minutes, and of types that are not known", async () => {
    expect(await deliver(portoneWebhook({ ageSeconds: 295, type: "IdentityVerification.New" }))).toBe(200);
    expect(await counted()).toEqual({ received: 1, repeated: 0 });
  });

  it("do nothing when they come again, sent by PortOne or by a client that has read one", async () => {
    const webhook = portoneWebhook({ id: "msg-again", ageSeconds: 60 });
    const resent = portoneWebhook({ id: "msg-again" });
    const answers = [await deliver(webhook), await deliver(webhook), await deliver(resent)];
    expect(answers).toEqual([200, 200, 200]);
    expect(await counted()).toEqual({ received: 1, repeated: 2 });
  });

  it("are received once by backends side by side", async () => {
    const webhook = portoneWebhook();
    const apps = Array.from({ length: 4 }, () => appOf(PORTONE_WEBHOOK_SECRET));
    await Promise.all(apps.map((app) => deliver(webhook, app)));
    expect(await counted()).toEqual({ received: 1, repeated: 3 });
  });

  it("are remembered for a day", async () => {
    await deliver(portoneWebhook({ id: "msg-old" }));
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + DAY_MS);
    await deliver(portoneWebhook({ id: "msg-old" }));
    expect(await counted()).toEqual({ received: 1, repeated: 1 });
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + DAY_MS + 1);
    await deliver(portoneWebhook({ id: "msg-new" }));
    expect(await backend.db.select({ id: receivedWebhooks.id }).from(receivedWebhooks)).toEqual([
      { id: "msg-new" },
    ]);
  });

  it("are accepted while the secret is exchanged for another", async () => {
    const { headers, ...webhook } = portoneWebhook();
    const signature = `v1,${Buffer.alloc(32).toString("base64")} ${headers["webhook-signature"]}`;
    expect(await deliver({ ...webhook, headers: { ...headers, "webhook-signature": signature } })).toBe(200);
  });

  const without = (name: string, { headers, ...webhook }: Delivered): Delivered => {
    const { [name]: _, ...others } = headers;
    return { ...webhook, headers: others };
  };
  const withHeader = (name: string, value: string): Delivered => {
    const webhook = portoneWebhook();
    return { ...webhook, headers: { ...webhook.headers, [name]: value } };
  };

  it.each<[string, () => Delivered]>([
    ["another secret", () => portoneWebhook({ secret: otherSecret })],
    ["a time too long ago", () => portoneWebhook({ ageSeconds: 302 })],
    ["a time to come", () => portoneWebhook({ ageSeconds: -310 })],
    ["another body", () => ({ ...portoneWebhook(), body: '{"type":"Transaction.Paid"}' })],
    ["another id", () => withHeader("webhook-id", "msg-another")],
    ["another time", () => withHeader("webhook-timestamp", String(Math.floor(Date.now() / 1000) + 60))],
    ["a time that is none", () => withHeader("webhook-timestamp", "now")],
    ["a signature that is none", () => withHeader("webhook-signature", "v1")],
    ["another version's signature", () => withHeader("webhook-signature", "v2,c2lnbmVk")],
    ["no id", () => without("webhook-id", portoneWebhook())],
    ["no time", () => without("webhook-timestamp", portoneWebhook())],
    ["no signature", () => without("webhook-signature", portoneWebhook())],
    ["no JSON", () => portoneWebhook({ body: "payment_id=1&status=Paid" })],
    ["no type", () => portoneWebhook({ body: "{}" })],
  ])("are refused with %s, and nothing is remembered", async (_, forge) => {
    const webhook = forge();
    expect(await deliver(webhook)).toBe(401);
    expect(await counted()).toEqual({ received: 0, repeated: 0 });
    expect(await backend.db.$count(receivedWebhooks)).toBe(0);
  });

  it("are refused when they are too long", async () => {
    expect(await deliver(portoneWebhook({ body: " ".repeat(65 * 1024) }))).toBe(413);
  });

  it("have no address without their secret", async () => {
    expect(await deliver(portoneWebhook(), appOf())).toBe(404);
  });
});

describe("PORTONE_WEBHOOK_SECRET", () => {
  it.each(["whsec_", "whsec_가", "a-secret-without-its-mark"])("is not %s", (secret) => {
    expect(() => readEnvironment({ PORTONE_WEBHOOK_SECRET: secret })).toThrow(
      /PORTONE_WEBHOOK_SECRET: whsec_/,
    );
  });
});
