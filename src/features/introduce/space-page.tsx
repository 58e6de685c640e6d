import { notFound } from "next/navigation";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import type { Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { IntroductionHead } from "./introduction-head";
import { loadPage, picturesOf } from "./load-introduction";

const PATH = "/introduce/space";

/** The clinic's rooms in pictures; a 404 where the partner shows none. */
export async function SpacePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const page = (await loadPage(tenant, "space")) ?? notFound();
  return (
    <>
      <JsonLd data={imageGalleryJsonLd(tenant, page)} />
      <IntroductionHead tenant={tenant} path={PATH} title={titleOf(page)} description={page.description} />
      <div className="[&>:first-child]:mt-10 [&>section+section]:mt-10">
        <StoryBlocks blocks={page.blocks} blockProducts={page.blockProducts} tenant={tenant} isFirstView />
      </div>
    </>
  );
}

export async function spaceMetadata(partner: string) {
  const tenant = await loadTenant(partner);
  const page = (await loadPage(tenant, "space")) ?? notFound();
  return pageMetadata(tenant, {
    title: titleOf(page),
    description: page.description || introduceLabels.spaceDescription(tenant.partnerInformation.displayName),
    path: PATH,
    imageUrl: picturesOf(page)[0]?.url,
  });
}

const titleOf = (page: Page) => page.title || introduceLabels.space;

/** schema.org ImageGallery. */
function imageGalleryJsonLd(tenant: Tenant, page: Page): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: titleOf(page),
    description: page.description || undefined,
    url: origin + PATH,
    image: picturesOf(page).map(({ url, alt }) => ({
      "@type": "ImageObject",
      contentUrl: new URL(url, origin).href,
      caption: alt || undefined,
    })),
  };
}
