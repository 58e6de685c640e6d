import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { NextFree, Specialty } from "@/blocks/doctor-card/doctor-card";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import { ProductGallery } from "../product-gallery";
import { ProductOptions } from "../product-options";
import { ProductSummaryPanel } from "../product-summary-panel";
import { Comparison } from "./comparison";
import type { ProductPlanProps } from "./product-plan";

/** What decides, and who operates, beside the pictures; then what it is chosen from. */
export function BriefPlan({ crumbs, part, ...props }: ProductPlanProps) {
  const { tenant, product, renderedAt } = props;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-4 grid items-start gap-x-14 gap-y-8 @min-[760px]/col:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 gap-6">
          <ProductSummaryPanel {...props} isBrief />
          {part?.doctor && <Surgeon doctor={part.doctor} renderedAt={renderedAt} />}
        </div>
        <ProductGallery product={product} ratio="aspect-[4/3]" />
      </div>
      {part && part.others.length > 0 && <Comparison part={part} product={product} tenant={tenant} />}
      <ProductOptions {...props} />
    </>
  );
}

function Surgeon({ doctor, renderedAt }: { doctor: Employee; renderedAt: number }) {
  return (
    <SiteLink
      href={`/introduce/staff#doctor-${doctor.id}`}
      className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 rounded-l bg-ground-2 p-4 @min-[560px]/col:grid-cols-[108px_minmax(0,1fr)] @min-[560px]/col:gap-5 @min-[560px]/col:p-5"
    >
      <Portrait doctor={doctor} sizes="108px" radius="rounded-m" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-h6">
          {doctor.name} {doctor.position}
          <span className="font-normal text-b6 text-ink-2">
            <Specialty doctor={doctor} renderedAt={renderedAt} />
          </span>
        </p>
        {doctor.introduction && <p className="mt-1 line-clamp-4 text-b4">{doctor.introduction}</p>}
        <NextFree doctor={doctor} renderedAt={renderedAt} />
      </div>
    </SiteLink>
  );
}
