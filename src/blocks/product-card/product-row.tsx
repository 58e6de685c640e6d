import type { ReactNode } from "react";
import type { ProductSummary } from "@/contract/api/products";
import { factLine } from "@/lib/product-facts";
import { Price } from "@/ui/price";
import { SiteLink } from "../link/site-link";
import { OfferPeriod } from "./offer-period";

interface ProductRowProps {
  product: ProductSummary;
  isIncludeVat: boolean;
  drawWords?: (text: string) => ReactNode;
}

/** A product in words alone: name, one sentence, price. */
export function ProductRow({ product, isIncludeVat, drawWords }: ProductRowProps) {
  return (
    <SiteLink
      href={`/products/${product.id}`}
      isLikely
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 border-line border-b py-5 @min-[760px]/col:grid-cols-[minmax(168px,2fr)_5fr_minmax(160px,auto)]"
    >
      <p className="text-d3">{drawWords?.(product.name) ?? product.name}</p>
      <p className="text-ink-2 @max-[759px]/col:col-span-full @max-[759px]/col:row-start-2">
        {drawWords?.(product.summary) ?? product.summary}
        {product.facts && <span className="block text-b6 text-ink-3">{factLine(product.facts)}</span>}
      </p>
      <div className="grid justify-items-end">
        <Price {...product.price} isIncludeVat={isIncludeVat} form="option" className="text-accent-ink" />
        <OfferPeriod product={product} />
      </div>
    </SiteLink>
  );
}
