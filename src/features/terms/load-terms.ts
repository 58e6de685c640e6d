import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { cachedAs, serverApi } from "@/api/server-api";
import type { TermsHistory } from "@/contract/api/partner-and-terms";
import type { Tenant } from "@/contract/tenant/tenant";

/** The current version of the terms of that name; a 404 where the partner has none. */
export async function loadTerms(tenant: Tenant, slug: string): Promise<TermsHistory> {
  const api = serverApi(tenant);
  const cached = cachedAs(tenant, "terms");
  const { rows } = await api.callWith(cached, "GET /terms", { query: {} });
  const { id } = rows.find((term) => term.slug === slug) ?? notFound();
  const { row } = await orNotFound(
    api.callWith(cached, "GET /terms/:id/terms-histories/current", { params: { id } }),
  );
  return row;
}
