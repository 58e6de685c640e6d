import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { ProductGallery } from "../product-gallery";
import { ProductOptions } from "../product-options";
import { ProductSummaryPanel } from "../product-summary-panel";
import type { ProductPlanProps } from "./product-plan";

/** Words first, in one column; the pictures follow them. */
export function LetterPlan({ crumbs, ...props }: ProductPlanProps) {
  return (
    <div className="max-w-prose">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-4 grid gap-8">
        <ProductSummaryPanel {...props} />
        <ProductGallery product={props.product} ratio="aspect-[4/3]" />
        <ProductOptions {...props} />
      </div>
    </div>
  );
}
