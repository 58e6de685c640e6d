import { createClient } from "@vercel/edge-config";
import {
  EDGE_CONFIG_TIME_LIMIT_MS,
  FAILURE_MEMORY_MS,
  PREVIEW_TIME_LIMIT_MS,
  TENANCY_TIME_LIMIT_MS,
} from "@/config/tenancy";
import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import { abandonAfter, TimeLimitError, withServerTimeLimit } from "@/lib/with-time-limit";
import { environment } from "./environment";

/** A source that answered, but not with what was asked for. */
export class SourceError extends Error {
  override name = "SourceError";
}

let client: ReturnType<typeof createClient> | null = null;
let timedOutUntil = Number.NEGATIVE_INFINITY;

/** True for a moment after the backend has timed out: a page that has waited once does not wait as long again. */
export const hasJustTimedOut = (): boolean => performance.now() < timedOutUntil;

/** One item of Edge Config; undefined: it has no such item. */
export function readEdgeConfig(key: string): Promise<unknown> {
  client ??= createClient(environment.edgeConfig, { cache: "no-store", disableDevelopmentCache: true });
  return withServerTimeLimit(client.get<unknown>(key), EDGE_CONFIG_TIME_LIMIT_MS);
}

/**
 * What the backend tells those alone who share PREVIEW_SECRET; null: it says that there is none. With a body: what is to be
 * written.
 */
export async function askBackendInPrivate(path: `/tenancy/${string}`, body?: object): Promise<unknown> {
  const secret = environment.previewSecret;
  if (!secret) return null;
  const headers = { authorization: `Bearer ${await signTenancyPass(secret, new Date())}` };
  return ask(path, PREVIEW_TIME_LIMIT_MS, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

/** One answer of the backend's tenancy calls; null: it says that there is none. */
export const askBackend = (
  path: `/tenancy/${string}`,
  limitMs: number = TENANCY_TIME_LIMIT_MS,
): Promise<unknown> => ask(path, limitMs);

async function ask(path: string, limitMs: number, init?: RequestInit): Promise<unknown> {
  const asked = fetch(`${environment.backendUrl}${path}`, {
    ...init,
    cache: "no-store",
    // The limit below ends only the waiting. Next drops this signal in pages, whose calls start-observing.ts ends.
    signal: abandonAfter(limitMs),
  });
  const answer = asked.then(async (response) => {
    if (response.status === 404) return null;
    if (!response.ok) throw new SourceError(`The backend answered ${response.status} to ${path}`);
    return (await response.json()) as unknown;
  });
  return withServerTimeLimit(answer, limitMs).catch((error: unknown) => {
    if (error instanceof TimeLimitError) timedOutUntil = performance.now() + FAILURE_MEMORY_MS;
    throw error;
  });
}
