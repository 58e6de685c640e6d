import { BookButton } from "@/blocks/booking/book-button";
import { Lines } from "@/blocks/lines/lines";
import { SiteLink } from "@/blocks/link/site-link";
import type { ProductSummary } from "@/contract/api/products";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { Tenant } from "@/contract/tenant/tenant";
import { storyLabels } from "@/labels/blocks";
import { formatPeriodWithYear } from "@/lib/period";
import { offerPeriod } from "@/lib/price";
import { buttonClass } from "@/ui/button";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";

interface OfferBlockProps {
  block: Extract<StoryBlock, { type: "offer" }>;
  blockProducts: readonly ProductSummary[];
  tenant: Tenant;
}

/** One treatment with its price and period, the rules that the price is bound to, and a button that books it. */
export function OfferBlock({ block, blockProducts, tenant }: OfferBlockProps) {
  const product = blockProducts.find(({ id }) => id === block.product);
  if (!product) return null;
  const period = offerPeriod(product);
  return (
    <section className="wrap mt-section">
      <div className="grid overflow-hidden rounded-l bg-ground-2 @min-[760px]/col:grid-cols-2">
        <Picture
          src={product.imageUrl}
          alt={product.imageAlt}
          sizes="(min-width: 1249px) 600px, (min-width: 760px) 50vw, 100vw"
          ratio="aspect-[4/3] @min-[760px]/col:aspect-auto @min-[760px]/col:min-h-[440px] @min-[760px]/col:h-full"
          radius="rounded-none"
        />
        <div className="flex flex-col items-start px-6 py-8 @min-[760px]/col:self-center @min-[760px]/col:px-12 @min-[760px]/col:py-12">
          <h2 className="text-d2">
            <Lines text={block.title || product.name} />
          </h2>
          {block.text && (
            <p className="mt-3 max-w-prose text-ink-2">
              <Lines text={block.text} />
            </p>
          )}
          <p className="mt-6 mb-1.5 text-h5">
            <SiteLink href={`/products/${product.id}`} className="underline-offset-4 hover:underline">
              {product.name}
            </SiteLink>
          </p>
          <Price {...product.price} isIncludeVat={tenant.homepageConfig.isIncludeVat} form="big" />
          {period && <p className="mt-1.5 text-b6 text-ink-3 tabular-nums">{formatPeriodWithYear(period)}</p>}
          {block.rules.length > 0 && (
            <ul className="mt-5 grid w-full gap-1.5 border-line border-t pt-5 text-b5 text-ink-2">
              {block.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
          <BookButton
            screen={{ screen: "treatment", productId: product.id }}
            className={`${buttonClass({ look: "line" })} mt-7 bg-surface`}
          >
            {block.buttonText || storyLabels.reserve}
          </BookButton>
        </div>
      </div>
    </section>
  );
}
