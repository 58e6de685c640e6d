import { notFound } from "next/navigation";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { loadPage } from "@/blocks/story/load-page";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { loadTenant } from "@/tenancy/load-tenant";
import { IntroductionHead } from "./introduction-head";
import { imageGalleryJsonLd } from "./page-json-ld";
import { spaceTitle } from "./page-words";

const PATH = "/introduce/space";

/** The clinic's rooms in pictures; a 404 where the partner shows none. */
export async function SpacePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const page = (await loadPage(tenant, "space")) ?? notFound();
  return (
    <>
      <JsonLd data={imageGalleryJsonLd(tenant, page)} />
      <IntroductionHead tenant={tenant} path={PATH} title={spaceTitle(page)} description={page.description} />
      <div className="[&>:first-child]:mt-10 [&>section+section]:mt-10">
        <StoryBlocks blocks={page.blocks} blockProducts={page.blockProducts} tenant={tenant} isFirstView />
      </div>
    </>
  );
}
