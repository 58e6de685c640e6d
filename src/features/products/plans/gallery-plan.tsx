import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { ProductGallery } from "../product-gallery";
import { ProductOptions } from "../product-options";
import { ProductSummaryPanel } from "../product-summary-panel";
import type { ProductPlanProps } from "./product-plan";

/** Pictures beside the facts. Name and price are in the first view: on phones under a picture of less than half of it. */
export function GalleryPlan({ crumbs, ...props }: ProductPlanProps) {
  return (
    <div className="grid items-start @min-[560px]/col:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[560px]/col:gap-x-7 @min-[760px]/col:grid-cols-2 @min-[760px]/col:grid-rows-[auto_auto_1fr] @min-[760px]/col:gap-x-12">
      <div className="@max-[559px]/col:order-1 @min-[560px]/col:col-span-2 @min-[560px]/col:mb-5">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ProductGallery
        product={props.product}
        className="@max-[559px]/col:-mx-gutter @min-[760px]/col:sticky @min-[760px]/col:top-[calc(var(--header)+24px)] @min-[760px]/col:row-span-2"
      />
      <ProductSummaryPanel {...props} className="@max-[559px]/col:order-2 @max-[559px]/col:mt-3" />
      <div className="@max-[559px]/col:order-3 @min-[560px]/col:col-span-2 @min-[760px]/col:col-span-1 @min-[760px]/col:col-start-2">
        <ProductOptions {...props} />
      </div>
    </div>
  );
}
