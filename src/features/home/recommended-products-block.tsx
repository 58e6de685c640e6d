import { cachedCall } from "@/api/server-api";
import { MoreLink } from "@/blocks/link/more-link";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { Section } from "@/blocks/section/section";
import { homeLabels } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";

/** The clinic's picks, ranked where the house ranks. */
export async function RecommendedProductsBlock({ block, tenant }: HomeBlockProps<"recommendedProducts">) {
  const { rows } = await cachedCall(tenant, "products", "GET /v2/products", {
    query: { isRecommend: true, pageSize: block.count },
  });
  if (rows.length === 0) return null;
  const { card, sectionHead } = tenant.theme.variants;
  const isRanked = card === "ranked";
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={sectionHead}
      more={
        <MoreLink href="/products/category/pick" of={block.title}>
          {isRanked ? homeLabels.ranking : homeLabels.allProducts}
        </MoreLink>
      }
    >
      <ProductGrid
        products={rows}
        variant={card}
        isIncludeVat={tenant.homepageConfig.isIncludeVat}
        columns={isRanked ? 5 : 3}
        isRanked={isRanked}
        isRail
        isMorphing
      />
    </Section>
  );
}
