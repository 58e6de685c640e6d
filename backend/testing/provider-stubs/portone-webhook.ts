import { createHmac, randomUUID } from "node:crypto";
import { PORTONE_STORE } from "./portone";

export const PORTONE_WEBHOOK_SECRET = `whsec_${Buffer.from("a-webhook-secret-of-the-stub").toString("base64")}`;

interface Delivery {
  id?: string;
  type?: string;
  secret?: string;
  ageSeconds?: number;
  body?: string;
}

/** A webhook as PortOne signs it (Standard Webhooks), as the options of a request. */
export function portoneWebhook({
  id = `msg-${randomUUID()}`,
  type = "Transaction.Paid",
  secret = PORTONE_WEBHOOK_SECRET,
  ageSeconds = 0,
  body = bodyOf(type),
}: Delivery = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
  return { method: "POST", headers, body };
}

const bodyOf = (type: string): string =>
  JSON.stringify({
    type,
    timestamp: new Date().toISOString(),
    data: { storeId: PORTONE_STORE, paymentId: "a-payment-of-a-person" },
  });
