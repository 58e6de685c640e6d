import type { ApiInput, ApiKey, ApiResponse } from "@/contract/api";
import { errorFromBody } from "./api-error";
import { toSearchParams } from "./request";

/** Calls without values in their path. */
type PlainGetKey = Exclude<Extract<ApiKey, `GET ${string}`>, `${string}:${string}`>;
type QueryOf<Key extends PlainGetKey> =
  ApiInput<Key> extends { query: infer Query } ? Query : Record<never, never>;

/**
 * One anonymous read from the browser, where the whole client would weigh more than what is read.
 * Throws ApiError, or TypeError without a response.
 */
export async function browserGet<Key extends PlainGetKey>(
  backendUrl: string,
  key: Key,
  query: QueryOf<Key>,
): Promise<ApiResponse<Key>> {
  const search = toSearchParams(query as Parameters<typeof toSearchParams>[0]);
  const response = await fetch(`${backendUrl}${key.slice("GET ".length)}?${search}`, {
    headers: { "X-Storefront-Origin": window.location.origin },
  });
  const body: unknown = await response.json();
  if (!response.ok) throw errorFromBody(response.status, body);
  return body as ApiResponse<Key>;
}
