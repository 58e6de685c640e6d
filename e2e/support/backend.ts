import { type Api, createApi } from "@/api/create-api";
import { BACKEND_PORT } from "../setup/settings";
import { originOf } from "./storefront";

/** The backend as one clinic's storefront, or one of its visitors, calls it. */
export const backendOf = (host: string, token?: string): Api =>
  createApi({
    baseUrl: `http://127.0.0.1:${BACKEND_PORT}`,
    tenantOrigin: originOf(host),
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
