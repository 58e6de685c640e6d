import { clinicJsonLd } from "@/blocks/json-ld/clinic";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org ContactPage of the clinic. */
export function contactJsonLd(tenant: Tenant, name: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    name,
    url: `${storefrontOrigin(tenant)}/cscenter/contact`,
    mainEntity: clinicJsonLd(tenant),
  };
}
