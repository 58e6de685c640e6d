import type { Content } from "@/contract/tenant/content";
import { missingLegalInformation } from "@/contract/tenant/legal-information";
import type { Tenant } from "@/contract/tenant/tenant";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { normaliseBusinessNumber } from "./business-number";
import { otherChangeHours } from "./contradictions";
import { UNREAD_FIELDS, unreadFields } from "./unread-fields";

/** A valid tenant and its files before validation. */
interface WarningInput {
  tenant: Tenant;
  written: unknown;
  /** Null where there is no content. */
  content: Content | null;
  writtenContent: unknown;
}

/** Returns field and reason of problems that do not prevent publishing. */
type WarningSource = (input: WarningInput) => string[] | Promise<string[]>;

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
  warnOfMissingTerms,
  warnOfOtherHours,
];

export async function tenantWarnings(input: WarningInput): Promise<string[]> {
  return (await Promise.all(SOURCES.map((source) => source(input)))).flat();
}

const notRead = (field: string) => `${field}: unknown field, which is ignored`;

function warnOfContrast({ tenant }: WarningInput): string[] {
  return contrastWarnings(tenant.theme).map(
    ({ front, back, ratio, needed }) =>
      `theme.roles: ${front} on ${back} has a contrast of ${ratio}; WCAG 2.2 AA asks for ${needed}`,
  );
}

function warnOfMissingFacts({ tenant }: WarningInput): string[] {
  return missingLegalInformation(tenant).map(
    ({ fields }) => `${fields.join(" or ")}: is missing; the law asks a clinic's site to say it`,
  );
}

function warnOfBusinessNumber({ tenant }: WarningInput): string[] {
  const number = tenant.partnerInformation.partnerBusinessNumber;
  if (!number || normaliseBusinessNumber(number) !== null) return [];
  return [
    `partnerInformation.partnerBusinessNumber: ${number} is no 사업자등록번호; its check digit does not hold`,
  ];
}

/** 개인정보 보호법 제30조 requires a privacy policy, 의료법 제45조 the prices of non-covered treatments. */
function warnOfMissingTerms({ tenant, content }: WarningInput): string[] {
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

/** A text that states another deadline than the one that is enforced. */
function warnOfOtherHours({ tenant, written, writtenContent }: WarningInput): string[] {
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

/**
 * Paths of fields that validation removed as unknown, mostly typos. `parsed` is the validated form of `written`.
 */
function unknownFields(written: unknown, parsed: unknown, path = ""): string[] {
  if (!isObject(written) || !isObject(parsed)) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key;
    return Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], field) : [field];
  });
}

/** Arrays are treated like objects. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
