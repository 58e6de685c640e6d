import type { Tenant } from "@/contract/tenant/tenant";
import { clinicTelephone } from "@/lib/international-phone";
import { storefrontOrigin } from "@/tenancy/origin";
import { openingHoursJsonLd } from "./opening-hours";

/** What the clinic is called among the data of its own pages. */
const clinicId = (tenant: Tenant): string => `${storefrontOrigin(tenant)}/#clinic`;

/** The clinic where it only stands beside something: who publishes, offers or holds it. */
export const clinicReference = (tenant: Tenant) => ({
  "@type": "MedicalClinic",
  "@id": clinicId(tenant),
  name: tenant.partnerInformation.displayName,
  url: `${storefrontOrigin(tenant)}/`,
});

export const clinicAddress = ({ partnerInformation: { partnerAddress } }: Tenant) =>
  partnerAddress
    ? { "@type": "PostalAddress", streetAddress: partnerAddress, addressCountry: "KR" }
    : undefined;

/** schema.org MedicalClinic: who the partner is, where, and when it is open. */
export function clinicJsonLd(tenant: Tenant): object {
  const { partnerInformation: partner, homepageConfig } = tenant;
  const origin = storefrontOrigin(tenant);
  const absolute = (url: string | null) => (url ? new URL(url, origin).href : undefined);
  const hours = openingHoursJsonLd(partner);
  const profiles = profilesOf(tenant);
  return {
    "@context": "https://schema.org",
    ...clinicReference(tenant),
    legalName: partner.partnerName,
    telephone: clinicTelephone(partner),
    faxNumber: partner.partnerFax ?? undefined,
    description: homepageConfig.seoDescription ?? undefined,
    logo: absolute(partner.partnerLogoImageUrl),
    image: absolute(homepageConfig.ogImageUrl),
    address: clinicAddress(tenant),
    geo:
      partner.lat !== null && partner.lng !== null
        ? { "@type": "GeoCoordinates", latitude: partner.lat, longitude: partner.lng }
        : undefined,
    hasMap: partner.naverMapUrl ?? partner.googleMapUrl ?? undefined,
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** Where else the clinic speaks for itself. */
function profilesOf({ partnerMarketingInfo: links }: Tenant): string[] {
  return [links.instagramUrl, links.youtubeUrl, links.naverBlogUrl, links.xUrl, links.kakaoTalkUrl].filter(
    (url) => url !== null,
  );
}

/** schema.org WebSite with its search. */
export function websiteJsonLd(tenant: Tenant): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: tenant.partnerInformation.displayName,
    url: `${origin}/`,
    inLanguage: "ko",
    publisher: { "@id": clinicId(tenant) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?keyword={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
