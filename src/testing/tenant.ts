import { type Tenant, type TenantFile, tenantSchema } from "@/contract/tenant/tenant";

/** A tenant with hardly a field filled in, and whatever the test is about. */
export function aTenant(changes: Partial<TenantFile> = {}): Tenant {
  return tenantSchema.parse({
    id: "lumiere",
    domains: { primary: "lumiere-clinic.example" },
    partnerInformation: {
      id: "lumiere",
      partnerName: "루미에르의원",
      displayName: "루미에르의원",
      partnerCode: "LM",
    },
    layout: { header: null, footer: null },
    ...changes,
  });
}
