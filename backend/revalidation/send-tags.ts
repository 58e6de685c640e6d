import { createHmac } from "node:crypto";
import { REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/cache-tags";
import type { RevalidationRequest } from "@/contract/tenant/revalidation";

const TIMEOUT_MS = 5000;
/** What a storefront takes in one request. */
export const TAGS_A_REQUEST = 100;

export interface Storefront {
  url: string;
  secret: string;
}

/** A storefront's answer that another try would not change. */
export class RefusedError extends Error {}

/** Has one storefront purge these tags; throws where it does not confirm. */
export async function sendTags({ url, secret }: Storefront, request: RevalidationRequest): Promise<void> {
  const body = JSON.stringify(request);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [REVALIDATE_SIGNATURE_HEADER]: createHmac("sha256", secret).update(body).digest("hex"),
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // To its end: a body that is cancelled closes the connection, and the storefront logs the request as aborted.
  await response.arrayBuffer();
  if (response.ok) return;
  const words = `answered ${response.status}`;
  throw response.status < 500 && response.status !== 429 ? new RefusedError(words) : new Error(words);
}
