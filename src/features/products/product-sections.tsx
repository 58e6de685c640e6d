import CheckIcon from "@lucide/icons/icons/check";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { ProductDetail } from "@/contract/api/products";
import { commonLabels } from "@/labels/blocks";
import { productLabels } from "@/labels/products";
import { Icon } from "@/ui/icon";
import { SectionTabs } from "./section-tabs";

/** Everything to know before: for whom, in which steps, with what care. */
export function ProductSections({ product }: { product: ProductDetail }) {
  const { recommendedFor, steps, descriptionHtml, cautionHtml, relatedProducts } = product;
  const hasInformation = recommendedFor.length > 0 || descriptionHtml !== "";
  const tabs = [
    hasInformation && { id: "information", title: productLabels.information },
    steps.length > 0 && { id: "steps", title: productLabels.steps },
    cautionHtml !== "" && { id: "caution", title: productLabels.caution },
    relatedProducts.length > 0 && { id: "related", title: productLabels.related },
  ].filter((tab) => tab !== false);
  return (
    <>
      <SectionTabs tabs={tabs} />
      <div className="grid max-w-prose gap-10 pt-10">
        {hasInformation && (
          <section id="information" className="scroll-mt-28">
            {recommendedFor.length > 0 && <RecommendedFor reasons={recommendedFor} />}
            {descriptionHtml && <SafeHtml html={descriptionHtml} className="mt-6" />}
          </section>
        )}
        {steps.length > 0 && <Steps steps={steps} />}
        {cautionHtml && (
          <section id="caution" className="scroll-mt-28">
            <h2 className="mb-3 text-h3">{productLabels.caution}</h2>
            <SafeHtml html={cautionHtml} />
          </section>
        )}
      </div>
    </>
  );
}

function RecommendedFor({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <h2 className="mb-3 text-h3">{productLabels.recommendedFor}</h2>
      <ul className="grid gap-2.5 text-ink-2">
        {reasons.map((reason) => (
          <li key={reason} className="grid grid-cols-[20px_1fr] gap-2.5">
            <Icon of={CheckIcon} className="mt-[3px] text-accent-ink" />
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function Steps({ steps }: Pick<ProductDetail, "steps">) {
  return (
    <section id="steps" className="scroll-mt-28">
      <h2 className="mb-3 text-h3">{productLabels.steps}</h2>
      <ol className="border-line-strong border-t">
        {steps.map(({ title, description, minutes }, index) => (
          <li key={title} className="grid grid-cols-[32px_1fr_auto] gap-2 border-line border-b py-4">
            <span aria-hidden className="font-medium text-accent-ink text-b5 leading-[26px]! tabular-nums">
              {index + 1}
            </span>
            <div>
              <b className="font-medium">{title}</b>
              {description && <p className="text-b5 text-ink-2">{description}</p>}
            </div>
            {minutes !== null && (
              <span className="text-b5 text-ink-3 tabular-nums">{commonLabels.minutes(minutes)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
