import { cachedCall } from "@/api/server-api";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { Section } from "@/blocks/section/section";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { Tenant } from "@/contract/tenant/tenant";
import { landingLabels as words } from "@/labels/landing";
import { LandingClosing } from "./landing-closing";
import { LandingDock } from "./landing-dock";
import { LandingHero } from "./landing-hero";
import { bookTextOf } from "./landing-parts";

const PRODUCTS = 6;

const BLOCKS: readonly StoryBlock[] = [
  { type: "doctors", title: words.doctors, count: 3 },
  { type: "faqs", title: words.faqs, count: 5 },
  { type: "visit", title: words.visit },
];

/** Where a partner has made no campaign page, what a first visit needs to know stands in its place. */
export async function DefaultLanding({ tenant }: { tenant: Tenant }) {
  const { partnerInformation, homepageConfig, theme } = tenant;
  const { rows } = await cachedCall(tenant, "products", "GET /v2/products", {
    query: { pageSize: PRODUCTS },
  });
  const { displayName } = partnerInformation;
  const bookText = bookTextOf(tenant, []);
  return (
    <>
      <LandingHero
        title={words.heading(displayName)}
        description={homepageConfig.seoDescription ?? words.description(displayName)}
        image={null}
        bookText={bookText}
        tenant={tenant}
      />
      {rows.length > 0 && (
        <Section title={words.treatments} variant={theme.variants.sectionHead}>
          <ProductGrid
            products={rows}
            variant={theme.variants.card === "row" ? "row" : "plain"}
            isIncludeVat={homepageConfig.isIncludeVat}
          />
        </Section>
      )}
      <StoryBlocks blocks={BLOCKS} blockProducts={[]} tenant={tenant} />
      <LandingClosing title={words.closing} description={words.closingHint} bookText={bookText} />
      <LandingDock bookText={bookText} />
    </>
  );
}
