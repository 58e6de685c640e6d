import type { PartnerInformation } from "./partner";
import type { Tenant } from "./tenant";

type LegalFact = "tradeName" | "representative" | "businessNumber" | "address" | "phone";

export interface MissingFact {
  fact: LegalFact;
  /** The fields of the tenant file that could provide it. */
  fields: string[];
}

/** Business information required by 전자상거래법 제10조 and 정보통신망법; any field of a row suffices. */
const REQUIRED: Record<LegalFact, readonly (keyof PartnerInformation)[]> = {
  tradeName: ["partnerName"],
  representative: ["partnerCeoName"],
  businessNumber: ["partnerBusinessNumber"],
  address: ["partnerAddress"],
  phone: ["partnerTel", "partnerPhone"],
};

/** The required business information that a tenant file lacks. */
export function missingLegalInformation({
  partnerInformation,
}: Pick<Tenant, "partnerInformation">): MissingFact[] {
  const facts = Object.entries(REQUIRED) as [LegalFact, readonly (keyof PartnerInformation)[]][];
  return facts
    .filter(([, fields]) => fields.every((field) => !String(partnerInformation[field] ?? "").trim()))
    .map(([fact, fields]) => ({ fact, fields: fields.map((field) => `partnerInformation.${field}`) }));
}
