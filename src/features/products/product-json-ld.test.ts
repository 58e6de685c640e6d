import { describe, expect, it } from "vitest";
import { anEventPeriod, aPlainPrice, aProductDetail, noPrice } from "@/testing/products";
import { aTenant } from "@/testing/tenant";
import { productJsonLd } from "./product-json-ld";

describe("productJsonLd", () => {
  it("is a Product with the offer's price and last day", () => {
    expect(productJsonLd(aTenant(), aProductDetail())).toMatchObject({
      "@type": "Product",
      url: "https://lumiere-clinic.example/products/12",
      offers: { price: 198_000, priceCurrency: "KRW", priceValidUntil: "2026-11-30" },
    });
  });

  it("promises no end where no event runs", () => {
    const data = productJsonLd(aTenant(), aProductDetail({ price: aPlainPrice(149_000), event: null }));
    expect(JSON.stringify(data)).not.toContain("priceValidUntil");
  });

  it("is a MedicalProcedure without an offer where prices are not shown", () => {
    const data = productJsonLd(aTenant(), aProductDetail({ price: noPrice, event: anEventPeriod() }));
    expect(data).toMatchObject({ "@type": "MedicalProcedure" });
    expect(JSON.stringify(data)).not.toMatch(/offers|price/);
  });
});
