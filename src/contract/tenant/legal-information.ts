import type { PartnerInformation } from "./partner";
import type { Tenant } from "./tenant";

export type LegalFact = "tradeName" | "representative" | "businessNumber" | "address" | "phone";

export interface MissingFact {
  fact: LegalFact;
  /** The fields of the tenant file that could say it. */
  fields: string[];
}

/** What a business must say of itself on its site: 전자상거래법 제10조, 정보통신망법; any one field of a row will do. */
const ASKED_FOR: Record<LegalFact, readonly (keyof PartnerInformation)[]> = {
  tradeName: ["partnerName"],
  representative: ["partnerCeoName"],
  businessNumber: ["partnerBusinessNumber"],
  address: ["partnerAddress"],
  phone: ["partnerTel", "partnerPhone"],
};

/** The business information that Korean law asks for on a clinic's site, and that its tenant file does not have. */
export function missingLegalInformation({
  partnerInformation,
}: Pick<Tenant, "partnerInformation">): MissingFact[] {
  const facts = Object.entries(ASKED_FOR) as [LegalFact, readonly (keyof PartnerInformation)[]][];
  return facts
    .filter(([, fields]) => fields.every((field) => !String(partnerInformation[field] ?? "").trim()))
    .map(([fact, fields]) => ({ fact, fields: fields.map((field) => `partnerInformation.${field}`) }));
}
