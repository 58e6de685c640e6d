import type { Tenant } from "@/contract/tenant/tenant";
import { hoursOf, WEEKDAY_NAMES, type WeekdayName } from "@/lib/opening-hours";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org MedicalClinic: who the partner is, where, and when it is open. */
export function clinicJsonLd(tenant: Tenant): object {
  const { partnerInformation: partner, homepageConfig } = tenant;
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "MedicalClinic",
    "@id": `${origin}/#clinic`,
    name: partner.displayName,
    legalName: partner.partnerName,
    url: `${origin}/`,
    telephone: partner.partnerTel ?? undefined,
    description: homepageConfig.seoDescription ?? undefined,
    image: homepageConfig.ogImageUrl ? new URL(homepageConfig.ogImageUrl, origin).href : undefined,
    address: partner.partnerAddress
      ? { "@type": "PostalAddress", streetAddress: partner.partnerAddress, addressCountry: "KR" }
      : undefined,
    geo:
      partner.lat !== null && partner.lng !== null
        ? { "@type": "GeoCoordinates", latitude: partner.lat, longitude: partner.lng }
        : undefined,
    openingHoursSpecification: WEEKDAY_NAMES.flatMap((day) => {
      const hours = hoursOf(partner, day);
      return hours ? [{ "@type": "OpeningHoursSpecification", ...specification(day, hours.open) }] : [];
    }),
  };
}

/** schema.org WebSite with its search. */
export function websiteJsonLd(tenant: Tenant): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: tenant.partnerInformation.displayName,
    url: `${origin}/`,
    inLanguage: "ko",
    potentialAction: {
      "@type": "SearchAction",
      target: `${origin}/search?keyword={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

const specification = (day: WeekdayName, { start, end }: { start: string; end: string }) => ({
  dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  opens: start,
  closes: end,
});
