import type { Hono } from "hono";
import type { ApiInput, ApiKey, ApiResponse } from "@/contract/api";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";

interface CallOptions {
  tenant?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as it is, in place of the input's body. */
  rawBody?: string;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** A failed call's body has none of the contract's fields; asserting on them fails the test. */
  body: Body;
}

/** Calls that messages follow. */
const TOLD = /reservations|customer-boards/;

export type CallApp = ReturnType<typeof callsOf>;

/** Calls of the contract, as the storefront of a tenant makes them; afterWrite follows each that changes what visitors or the clinic are told of. */
export function callsOf(app: Pick<Hono, "request">, afterWrite: () => Promise<void> = async () => {}) {
  return async <Key extends ApiKey>(
    key: Key,
    input: ApiInput<Key>,
    { tenant = "alpha", token, headers = {}, rawBody }: CallOptions = {},
  ): Promise<Answer<ApiResponse<Key>>> => {
    const [method = "", path = ""] = key.split(" ");
    const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown>>;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const response = await app.request(`${filled}?${search}`, {
      method,
      headers: {
        [TENANT_ORIGIN_HEADER]: `http://${tenant}.localhost:3000`,
        ...(token && { authorization: token }),
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(rawBody !== undefined || body ? { body: rawBody ?? JSON.stringify(body) } : {}),
    });
    if (method !== "GET" && TOLD.test(path)) await afterWrite();
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}
