import { clinicReference } from "@/blocks/json-ld/clinic";
import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { lastDayOf } from "@/lib/period";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Product with its Offer; without prices a MedicalProcedure. */
export function productJsonLd(tenant: Tenant, product: ProductDetail): object {
  const origin = storefrontOrigin(tenant);
  const url = `${origin}/products/${product.id}`;
  const pictures = [product.imageUrl, ...product.images.map((image) => image.url)];
  const facts = {
    "@context": "https://schema.org",
    name: product.name,
    description: product.description || product.summary || undefined,
    image: [...new Set(pictures)].map((picture) => new URL(picture, origin).href),
    url,
  };
  const { price } = product.price;
  // The clinic's own word: where prices are not shown, none is in any data.
  if (price === null || !tenant.homepageConfig.hasPriceView) return { ...facts, "@type": "MedicalProcedure" };
  const clinic = clinicReference(tenant);
  return {
    ...facts,
    "@type": "Product",
    sku: String(product.id),
    brand: { "@type": "Brand", name: tenant.partnerInformation.displayName },
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "KRW",
      priceSpecification: {
        "@type": "PriceSpecification",
        price,
        priceCurrency: "KRW",
        valueAddedTaxIncluded: tenant.homepageConfig.isIncludeVat,
      },
      availability: "https://schema.org/InStock",
      seller: clinic,
      ...(product.event && { priceValidUntil: lastDayOf(product.event) }),
    },
  };
}
