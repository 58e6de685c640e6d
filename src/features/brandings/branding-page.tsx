import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { cachedAs, serverApi } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { articleJsonLd } from "@/blocks/json-ld/article";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { StoryHead, storyBody } from "@/blocks/story/story-head";
import type { Branding } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";

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
          <StoryHead story={branding} />
        </header>
        <StoryBlocks blocks={storyBody(blocks)} blockProducts={blockProducts} tenant={tenant} />
      </article>
    </>
  );
}

export async function brandingMetadata({ partner, brandingId }: BrandingPageProps) {
  const tenant = await loadTenant(partner);
  const { id, title, summary, imageUrl } = await loadBranding(tenant, brandingId);
  return pageMetadata(tenant, { title, description: summary, path: `/brandings/${id}`, imageUrl });
}

async function loadBranding(tenant: Tenant, segment: string): Promise<Branding> {
  const id = pathId(segment) ?? notFound();
  const answer = serverApi(tenant).callWith(
    cachedAs(tenant, "brandings", id),
    "GET /customer/brandings/:id",
    {
      params: { id },
    },
  );
  return (await orNotFound(answer)).row;
}
