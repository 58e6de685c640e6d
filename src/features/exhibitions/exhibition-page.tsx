import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { Section } from "@/blocks/section/section";
import { exhibitionPeriod } from "@/blocks/story/exhibition-period";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { StoryHead, storyBody } from "@/blocks/story/story-head";
import { planOf } from "@/contract/tenant/houses";
import { exhibitionLabels } from "@/labels/stories";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { collectionJsonLd } from "./collection-json-ld";
import { loadExhibition } from "./load-exhibitions";

interface ExhibitionPageProps {
  partner: string;
  /** The id as it stands in the path. */
  exhibitionId: string;
}

/** One exhibition: its cover, its story, and the treatments on show. */
export async function ExhibitionPage({ partner, exhibitionId }: ExhibitionPageProps) {
  const tenant = await loadTenant(partner);
  const exhibition = await loadExhibition(tenant, pathId(exhibitionId) ?? notFound());
  const { title, summary, imageUrl, blocks, blockProducts, products } = exhibition;
  const path = `/exhibitions/${exhibition.id}`;
  const { sectionHead, card } = tenant.theme.variants;
  return (
    <>
      <JsonLd
        data={collectionJsonLd(tenant, {
          name: title,
          description: summary,
          path,
          imageUrl,
          parts: products.map(({ id, name }) => ({ name, path: `/products/${id}` })),
        })}
      />
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { title: pageTitle(tenant, "/exhibitions", exhibitionLabels.title), path: "/exhibitions" },
            { title, path },
          ]}
        />
        <StoryHead
          plan={planOf(tenant.layout, "story")}
          story={exhibition}
          eyebrow={exhibitionPeriod(exhibition)}
        />
      </div>
      <StoryBlocks blocks={storyBody(blocks)} blockProducts={blockProducts} tenant={tenant} />
      {products.length > 0 && (
        <Section title={exhibitionLabels.products(clinicWords(tenant))} variant={sectionHead}>
          <ProductGrid products={products} variant={card} isIncludeVat={tenant.homepageConfig.isIncludeVat} />
        </Section>
      )}
    </>
  );
}
