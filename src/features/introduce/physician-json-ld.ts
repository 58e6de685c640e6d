import type { Employee } from "@/contract/api/introduction";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Physician. */
export function physicianJsonLd(tenant: Tenant, doctor: Employee): object {
  const origin = storefrontOrigin(tenant);
  const { displayName, partnerTel, partnerAddress } = tenant.partnerInformation;
  return {
    "@context": "https://schema.org",
    "@type": "Physician",
    name: `${doctor.name} ${doctor.position}`,
    description: doctor.introduction || doctor.specialty,
    medicalSpecialty: doctor.specialty,
    image: doctor.imageUrl ? new URL(doctor.imageUrl, origin).href : undefined,
    url: `${origin}/introduce/staff#doctor-${doctor.id}`,
    telephone: partnerTel ?? undefined,
    address: partnerAddress ?? undefined,
    hospitalAffiliation: { "@type": "MedicalClinic", name: displayName, url: `${origin}/` },
  };
}
