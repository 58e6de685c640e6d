import { clinicAddress, clinicReference } from "@/blocks/json-ld/clinic";
import type { Employee } from "@/contract/api/introduction";
import type { Tenant } from "@/contract/tenant/tenant";
import { clinicTelephone } from "@/lib/international-phone";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Physician, who practises at the clinic. */
export function physicianJsonLd(tenant: Tenant, doctor: Employee): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "Physician",
    name: `${doctor.name} ${doctor.position}`,
    description: doctor.introduction || doctor.specialty || undefined,
    medicalSpecialty: doctor.specialty || undefined,
    image: doctor.imageUrl ? new URL(doctor.imageUrl, origin).href : undefined,
    url: `${origin}/introduce/staff#doctor-${doctor.id}`,
    telephone: clinicTelephone(tenant.partnerInformation),
    address: clinicAddress(tenant),
    knowsLanguage: doctor.languages.length > 0 ? doctor.languages : undefined,
    parentOrganization: clinicReference(tenant),
  };
}
