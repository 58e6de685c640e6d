import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { type ShownVersion, versionOfDay, versionsOf } from "./term-versions";
import type { TermsSlug } from "./terms-slug";

export interface TermsAddress {
  slug: TermsSlug;
  /** The day from which the version held; absent for the one in effect. */
  effectiveAt?: string;
}

export interface ShownTerms {
  termTitle: string;
  shown: ShownVersion;
  versions: readonly ShownVersion[];
}

/** A version of the terms of that name, and the others; a 404 where the partner has none such. */
export async function loadTerms(tenant: Tenant, { slug, effectiveAt }: TermsAddress): Promise<ShownTerms> {
  const { rows } = await cachedCall(tenant, "terms", "GET /terms", { query: {} });
  const { id } = rows.find((term) => term.slug === slug) ?? notFound();
  const { row } = await orNotFound(
    cachedCall(tenant, "terms", "GET /terms/:id/terms-histories/current", { params: { id } }),
  );
  const versions = versionsOf(row);
  const shown = versionOfDay(versions, effectiveAt ?? row.effectiveAt) ?? notFound();
  return { termTitle: row.termTitle, shown, versions };
}
