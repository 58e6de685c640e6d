import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { articleJsonLd } from "@/blocks/json-ld/article";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { StoryHead, storyBody } from "@/blocks/story/story-head";
import { planOf } from "@/contract/tenant/houses";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadBranding } from "./load-branding";

interface BrandingPageProps {
  partner: string;
  /** The id as it stands in the path. */
  brandingId: string;
}

/** A long page about what the clinic holds to, in its own blocks. */
export async function BrandingPage({ partner, brandingId }: BrandingPageProps) {
  const tenant = await loadTenant(partner);
  const branding = await loadBranding(tenant, brandingId);
  const { title, summary, imageUrl, blocks, blockProducts } = branding;
  const path = `/brandings/${branding.id}`;
  return (
    <>
      <JsonLd data={articleJsonLd(tenant, { headline: title, description: summary, path, imageUrl })} />
      <article>
        <header className="wrap">
          <Breadcrumbs crumbs={[{ title, path }]} />
          <StoryHead plan={planOf(tenant.layout, "story")} story={branding} />
        </header>
        <StoryBlocks blocks={storyBody(blocks)} blockProducts={blockProducts} tenant={tenant} />
      </article>
    </>
  );
}
