import CheckIcon from "@lucide/icons/icons/check";
import type { ResultCounts } from "@/blocks/members/count-results";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { AfterNotice } from "@/contract/api/help";
import type { ProductDetail } from "@/contract/api/products";
import { commonLabels } from "@/labels/blocks";
import type { ClinicWords } from "@/labels/clinic-words";
import { productLabels } from "@/labels/products";
import { Icon } from "@/ui/icon";
import { AfterCare } from "./after-care";
import { MemberSections } from "./member-sections";
import { SectionTabs } from "./section-tabs";

interface ProductSectionsProps {
  words: ClinicWords;
  product: ProductDetail;
  /** What is only counted here, and shown to signed-in people. */
  counts: ResultCounts;
  afterCare: readonly AfterNotice[];
}

/** Everything to know before: for whom, in which steps, with what care, and how it went for others. */
export function ProductSections({ words, product, counts, afterCare }: ProductSectionsProps) {
  const { recommendedFor, steps, descriptionHtml, cautionHtml } = product;
  const tabs = partsOf({ words, product, counts, afterCare });
  return (
    <>
      <SectionTabs label={productLabels.sections} tabs={tabs} />
      <div className="grid gap-12 pt-10">
        <div className="grid max-w-prose gap-12">
          {hasInformation(product) && (
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
          {afterCare.length > 0 && <AfterCare title={productLabels.afterCare(words)} notices={afterCare} />}
        </div>
        <MemberSections productId={product.id} counts={counts} />
      </div>
    </>
  );
}

const hasInformation = ({ recommendedFor, descriptionHtml }: ProductDetail) =>
  recommendedFor.length > 0 || descriptionHtml !== "";

/** The parts that the page has, in their order. */
function partsOf({ words, product, counts, afterCare }: ProductSectionsProps) {
  const parts = [
    ["information", productLabels.information(words), hasInformation(product)],
    ["steps", productLabels.steps, product.steps.length > 0],
    ["caution", productLabels.caution, product.cautionHtml !== ""],
    ["after-care", productLabels.afterCare(words), afterCare.length > 0],
    ["results", productLabels.results, counts.beforeAfters > 0],
    ["reviews", productLabels.reviews, counts.reviews > 0],
    ["related", productLabels.related(words), product.relatedProducts.length > 0],
  ] as const;
  return parts.filter(([, , isThere]) => isThere).map(([id, title]) => ({ id, title }));
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
