import type { Content } from "@/contract/tenant/content";
import { missingLegalInformation } from "@/contract/tenant/legal-information";
import type { Tenant } from "@/contract/tenant/tenant";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { normaliseBusinessNumber } from "./business-number";
import { otherChangeHours } from "./contradictions";
import { unknownFields } from "./unknown-fields";
import { UNREAD_FIELDS, unreadFields } from "./unread-fields";

/** A valid tenant, and what its files say word for word. */
export interface WarningPlace {
  tenant: Tenant;
  written: unknown;
  /** Null where there is no content. */
  content: Content | null;
  writtenContent: unknown;
}

/** Answers field and reason of what holds no publish up, and yet should not stay. */
type WarningSource = (place: WarningPlace) => string[] | Promise<string[]>;

const SOURCES: readonly WarningSource[] = [
  ({ tenant, written }) =>
    unknownFields(written, tenant)
      .filter((field) => !(field in UNREAD_FIELDS))
      .map(notRead),
  ({ written }) => unreadFields(written).map(({ field, reason }) => `${field}: does nothing; ${reason}`),
  ({ content, writtenContent }) =>
    unknownFields(writtenContent, content).map((field) => notRead(`content: ${field}`)),
  warnOfContrast,
  warnOfMissingFacts,
  warnOfBusinessNumber,
  warnOfMissingPapers,
  warnOfOtherHours,
];

/** Everything that somebody should look at before a tenant goes live. */
export async function tenantWarnings(place: WarningPlace): Promise<string[]> {
  return (await Promise.all(SOURCES.map((source) => source(place)))).flat();
}

const notRead = (field: string) => `${field}: nobody reads a field of this name`;

function warnOfContrast({ tenant }: WarningPlace): string[] {
  return contrastWarnings(tenant.theme).map(
    ({ front, back, ratio, needed }) =>
      `theme.roles: ${front} on ${back} has a contrast of ${ratio}; WCAG 2.2 AA asks for ${needed}`,
  );
}

function warnOfMissingFacts({ tenant }: WarningPlace): string[] {
  return missingLegalInformation(tenant).map(
    ({ fields }) => `${fields.join(" or ")}: is missing; the law asks a clinic's site to say it`,
  );
}

function warnOfBusinessNumber({ tenant }: WarningPlace): string[] {
  const number = tenant.partnerInformation.partnerBusinessNumber;
  if (!number || normaliseBusinessNumber(number) !== null) return [];
  return [
    `partnerInformation.partnerBusinessNumber: ${number} is no 사업자등록번호; its check digit does not hold`,
  ];
}

/** 개인정보 보호법 제30조: a privacy policy is published. 의료법 제45조: so are prices that no insurance covers. */
function warnOfMissingPapers({ tenant, content }: WarningPlace): string[] {
  const slugs = content?.terms.map(({ slug }) => slug) ?? [];
  const missing = ["terms-of-service", "privacy-policy"].filter((slug) => !slugs.includes(slug));
  return [
    ...(content ? missing.map((slug) => `content: terms: there is no ${slug}`) : []),
    ...(tenant.homepageConfig.useMedicalCharge
      ? []
      : [
          "homepageConfig.useMedicalCharge: false hides the non-covered prices, which 의료법 제45조 asks a clinic's site to show",
        ]),
  ];
}

/** Two rules on one site: whoever read the other one is refused. */
function warnOfOtherHours({ tenant, written, writtenContent }: WarningPlace): string[] {
  const { reservationChangeHours } = tenant.homepageConfig;
  const inContent = otherChangeHours(writtenContent, reservationChangeHours);
  return [
    ...otherChangeHours(written, reservationChangeHours),
    ...inContent.map(({ path, said }) => ({ path: `content: ${path}`, said })),
  ].map(
    ({ path, said }) =>
      `${path}: says ${said} hours, homepageConfig.reservationChangeHours says ${reservationChangeHours}; notices, faqs, afterNotices and terms may write {reservationChangeHours}`,
  );
}
