import type { Tenant } from "@/contract/tenant/tenant";
import { type ClinicWords, clinicWordsByKind, usualClinicWords } from "@/labels/clinic-words";

/** What a clinic calls itself and its treatments. By law (의료법 시행규칙 제40조) its name contains its kind. */
export function clinicWords({ partnerInformation }: Pick<Tenant, "partnerInformation">): ClinicWords {
  const known = clinicWordsByKind.find(([kind]) => kind.test(partnerInformation.partnerName));
  return known?.[1] ?? usualClinicWords;
}
