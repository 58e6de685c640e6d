import { JsonLd } from "@/blocks/json-ld/json-ld";
import { loadPage } from "@/blocks/story/load-page";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { loadTenant } from "@/tenancy/load-tenant";
import { VisitFacts } from "./clinic-facts";
import { IntroductionHead } from "./introduction-head";
import { imageGalleryJsonLd } from "./page-json-ld";
import { spaceWords } from "./page-words";

/** The clinic's rooms in pictures; without any, when and where one can see them. */
export async function SpacePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "space");
  return (
    <>
      {page && <JsonLd data={imageGalleryJsonLd(tenant, page)} />}
      <IntroductionHead tenant={tenant} path="/introduce/space" {...spaceWords(page)} />
      <div className="[&>:first-child]:mt-10 [&>section+section]:mt-10">
        {page ? (
          <StoryBlocks blocks={page.blocks} blockProducts={page.blockProducts} tenant={tenant} isFirstView />
        ) : (
          <VisitFacts tenant={tenant} renderedAt={Date.now()} />
        )}
      </div>
    </>
  );
}
