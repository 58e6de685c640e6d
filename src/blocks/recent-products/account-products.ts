import { runMutation } from "@/api/run-mutation";
import { visitorApi } from "@/api/visitor-api";
import { memberQueryClient } from "../members/member-queries";
import type { SeenProduct } from "./seen-products";

/** What a customer looked at, the latest first, with the present one. What fails is said by the query's own rule. */
export async function lookAtInAccount(
  backendUrl: string,
  seen?: SeenProduct,
): Promise<readonly SeenProduct[]> {
  const api = visitorApi(backendUrl);
  const client = memberQueryClient();
  const { rows } = seen
    ? await runMutation(client, api.mutation("POST /recent-products"), { body: { productId: seen.id } })
    : await client.fetchQuery(api.query("GET /recent-products"));
  return rows.map(({ product }) => product);
}

export async function forgetInAccount(backendUrl: string): Promise<void> {
  const forgetting = visitorApi(backendUrl).mutation("DELETE /recent-products/total");
  await runMutation(memberQueryClient(), forgetting, {});
}
