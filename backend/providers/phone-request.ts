import { SendError } from "./message-provider";

const TIMEOUT_MS = 5000;
const KOREA = "82";

/** A provider's response with its JSON; null: unreadable. Throws a SendError where none came. */
export async function requestJson(
  url: URL,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<{ response: Response; answer: unknown }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw isRefusedConnection(error) ? new SendError("busy", "away") : new SendError("unknown", "timeout");
  });
  return { response, answer: await response.json().catch(() => null) };
}

/** Nobody listened: nothing can have been accepted. */
const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes(String(error.cause.code));

/** What a `Retry-After` in seconds asks for; null without one. */
export function retryAfterMs({ headers }: Response): number | null {
  const seconds = headers.get("retry-after");
  return seconds && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

/**
 * Digits as they are dialled in their country, and its calling code; null: Korea. A refusal for a country that is not
 * reached.
 */
export function numberOf(
  to: string,
  countryCodes: readonly string[],
): { number: string; country: string | null } {
  if (!to.startsWith("+") || to.startsWith(`+${KOREA}`))
    return { number: to.replace(`+${KOREA}`, "0").replace(/\D/g, ""), country: null };
  const country = countryCodes.find((code) => to.startsWith(`+${code}`));
  if (country === undefined) throw new SendError("refused", "not-reached");
  return { number: to.slice(country.length + 1), country };
}
