import { type Api, createApi } from "@/api/create-api";
import type { Settings } from "../../scripts/lib/settings.mjs";
import { PRODUCT } from "../setup/settings";
import { newPerson } from "./identity";
import { freshPhone, readSmsCode } from "./sms";
import { originOf } from "./storefront";

/** The backend as one clinic's storefront, or one of its visitors, calls it. */
export const backendOf = (host: string, token?: string, { backendUrl, port }: Settings = PRODUCT): Api =>
  createApi({
    baseUrl: backendUrl,
    tenantOrigin: originOf(host, port),
    readToken: () => token,
  });

/** Ids of a clinic's products, as its list has them first. */
export async function productIdsOf(host: string): Promise<number[]> {
  const { rows } = await backendOf(host).call("GET /v2/products", { query: { pageSize: 100 } });
  return rows.map(({ id }) => id);
}

/** The id of a product of `host` that `other` does not have. */
export async function productIdOnlyOf(host: string, other: string): Promise<number> {
  const others = new Set(await productIdsOf(other));
  const id = (await productIdsOf(host)).find((each) => !others.has(each));
  if (!id) throw new Error(`${host} has no product of its own`);
  return id;
}

/** The token of a signed-in guest of a clinic, by the API alone. */
export async function signInToken(host: string): Promise<string> {
  const phone = freshPhone();
  await backendOf(host).call("POST /customer/auth-tokens", { body: { phone } });
  const body = { name: "박두리", phone, code: await readSmsCode(phone) };
  const { token } = await backendOf(host).call("POST /api/guest-signin", { body });
  return token ?? "";
}

/** The token of a new member of a clinic, by the API alone. */
export async function memberToken(host: string, person = newPerson(), product = PRODUCT): Promise<string> {
  const answer = await fetch(`${product.backendUrl}/development/identity`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const { impUid } = (await answer.json()) as { impUid: string };
  const api = backendOf(host, undefined, product);
  const { rows } = await api.call("GET /terms", { query: { target: "CUSTOMER" } });
  const agreements = rows.map(({ id, version }) => ({ termId: id, version }));
  const { token } = await api.call("POST /api/signup", { body: { impUid, agreements } });
  return token ?? "";
}

/** Somebody else than the visitor in the browser, signed in as a guest of a clinic. */
const signInElsewhere = async (host: string): Promise<Api> => backendOf(host, await signInToken(host));

/** Takes a doctor's time away. */
export async function takeTime(host: string, employeeId: number, reservedAt: string) {
  const api = await signInElsewhere(host);
  const { rows: terms } = await api.call("GET /terms", { query: { target: "CUSTOMER" } });
  const agreements = terms.map(({ id, version }) => ({ termId: id, version }));
  await api.call("POST /customer/reservations", {
    body: { kind: "visit", employeeId, reservedAt, agreements },
  });
}
