import { clinicJsonLd } from "@/blocks/json-ld/clinic";
import type { Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { picturesOf } from "./load-introduction";
import { introduceWords, spaceWords } from "./page-words";

/** schema.org AboutPage. */
export function aboutPageJsonLd(tenant: Tenant, page: Page | null): object {
  const origin = storefrontOrigin(tenant);
  const { title, description } = introduceWords(tenant, page);
  const image = page && picturesOf(page)[0]?.url;
  return {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name: title,
    description,
    url: `${origin}/introduce`,
    image: image ? new URL(image, origin).href : undefined,
    mainEntity: clinicJsonLd(tenant),
  };
}

/** schema.org ImageGallery. */
export function imageGalleryJsonLd(tenant: Tenant, page: Page): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: spaceWords(page).title,
    description: page.description || undefined,
    url: `${origin}/introduce/space`,
    image: picturesOf(page).map(({ url, alt }) => ({
      "@type": "ImageObject",
      contentUrl: new URL(url, origin).href,
      caption: alt || undefined,
    })),
  };
}
