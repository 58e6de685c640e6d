import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { lastDayOf } from "@/lib/period";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Product with its Offer; without prices a MedicalProcedure. */
export function productJsonLd(tenant: Tenant, product: ProductDetail): object {
  const origin = storefrontOrigin(tenant);
  const url = `${origin}/products/${product.id}`;
  const facts = {
    "@context": "https://schema.org",
    name: product.name,
    description: product.description || product.summary,
    image: new URL(product.imageUrl, origin).href,
    url,
  };
  const { price } = product.price;
  if (price === null) return { ...facts, "@type": "MedicalProcedure" };
  return {
    ...facts,
    "@type": "Product",
    brand: { "@type": "Organization", name: tenant.partnerInformation.displayName },
    offers: {
      "@type": "Offer",
      url,
      price,
      priceCurrency: "KRW",
      availability: "https://schema.org/InStock",
      ...(product.event && { priceValidUntil: lastDayOf(product.event) }),
    },
  };
}
