import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ApiContract, ApiInput, ApiKey, ApiResponse } from "@/contract/api";
import { errorFromBody, noResponseError } from "./api-error";
import { fillPath, toSearchParams } from "./request";

type QueryKey = Extract<ApiKey, `GET ${string}`>;
type MutationKey = Exclude<ApiKey, QueryKey>;
type NoInput = Record<never, never>;
/** A call's input: optional where nothing in it is required. */
export type InputArgs<Key extends ApiKey> =
  NoInput extends ApiInput<Key> ? [input?: ApiInput<Key>] : [input: ApiInput<Key>];

export interface ApiContext {
  /** The backend's origin, without a trailing slash. */
  baseUrl: string;
  /** The storefront's origin: names the tenant. */
  tenantOrigin: string;
  /** The authorization value: the cookie's first, else a token passed on (spec §6). */
  readToken: () => string | undefined;
  /** Server side only: browsers send their own Origin. */
  sendsOrigin?: boolean;
  /** The browser's own unless given. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Answers a repeated create only once. */
  idempotencyKey?: string;
  /** Sent to its end even when the page goes away meanwhile. */
  keepalive?: boolean;
}

export type Api = ReturnType<typeof createApi>;

/** The one client of the backend, typed by the contract. Throws ApiError. No time limit of its own (spec §7). */
export function createApi(context: ApiContext) {
  const send = <Key extends ApiKey>(key: Key, input: ApiInput<Key> | undefined, options: CallOptions = {}) =>
    request<Key>(context, key, (input ?? {}) as RawInput, options);

  return {
    call: <Key extends ApiKey>(key: Key, ...[input]: InputArgs<Key>) => send(key, input),
    /** The same with a signal or an idempotency key. */
    callWith: <Key extends ApiKey>(options: CallOptions, key: Key, ...[input]: InputArgs<Key>) =>
      send(key, input, options),
    query: <Key extends QueryKey>(key: Key, ...input: InputArgs<Key>) =>
      queryOptions({ queryKey: [key, ...input], queryFn: ({ signal }) => send(key, input[0], { signal }) }),
    mutation: <Key extends MutationKey>(key: Key) =>
      mutationOptions({ mutationKey: [key], mutationFn: (input: ApiInput<Key>) => send(key, input) }),
  };
}

/** What the typed input is once its schema no longer matters. */
interface RawInput {
  params?: Record<string, unknown>;
  query?: Parameters<typeof toSearchParams>[0];
  body?: unknown;
}

async function request<Key extends ApiKey>(
  context: ApiContext,
  key: keyof ApiContract,
  input: RawInput,
  options: CallOptions,
): Promise<ApiResponse<Key>> {
  const [method = "GET", path = "/"] = key.split(" ");
  const search = toSearchParams(input.query).toString();
  const url = `${context.baseUrl}${fillPath(path, input.params)}${search && `?${search}`}`;
  // Looked up at each call: tests and Next put their own in its place.
  const response = await (context.fetch ?? fetch)(url, {
    method,
    headers: headersOf(context, options, input.body !== undefined),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw noResponseError();
  });
  return (await readBody(response)) as ApiResponse<Key>;
}

function headersOf(context: ApiContext, options: CallOptions, hasBody: boolean): Record<string, string> {
  const token = context.readToken();
  return {
    "X-Storefront-Origin": context.tenantOrigin,
    ...(hasBody && { "Content-Type": "application/json" }),
    ...(context.sendsOrigin && { Origin: context.tenantOrigin }),
    ...(token && { Authorization: token }),
    ...(options.idempotencyKey && { "Idempotency-Key": options.idempotencyKey }),
  };
}

/** Spec §7: 200 to 299 is success, and a response's authorization header joins the data as `token`. */
async function readBody(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    throw errorFromBody(response.status, body, Number(response.headers.get("retry-after")) || undefined);
  }
  // Every answer is JSON: whatever else came, something between here and the backend has said it.
  if (body === undefined) throw noResponseError();
  const token = response.headers.get("authorization");
  return token && typeof body === "object" ? { ...body, token } : body;
}
