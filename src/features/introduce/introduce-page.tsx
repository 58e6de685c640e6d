import { JsonLd } from "@/blocks/json-ld/json-ld";
import { loadPage } from "@/blocks/story/load-page";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { loadTenant } from "@/tenancy/load-tenant";
import { ClinicFacts } from "./clinic-facts";
import { IntroductionHead } from "./introduction-head";
import { loadSubScreens } from "./load-introduction";
import { aboutPageJsonLd } from "./page-json-ld";
import { introduceWords } from "./page-words";
import { SubScreens } from "./sub-screens";

const PATH = "/introduce";

/** The clinic's story in its own blocks; where it has told none, what is known of it. */
export async function IntroducePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const [page, screens] = await Promise.all([loadPage(tenant, "introduce"), loadSubScreens(tenant)]);
  const { title, description } = introduceWords(tenant, page);
  return (
    <>
      <JsonLd data={aboutPageJsonLd(tenant, page)} />
      <IntroductionHead
        tenant={tenant}
        path={PATH}
        title={title}
        description={page ? description : undefined}
      />
      {page ? (
        <>
          <div className="[&>:first-child]:mt-10">
            <StoryBlocks
              blocks={page.blocks}
              blockProducts={page.blockProducts}
              tenant={tenant}
              isFirstView
            />
          </div>
          <SubScreens screens={screens} variant={tenant.theme.variants.sectionHead} />
        </>
      ) : (
        <ClinicFacts tenant={tenant} />
      )}
    </>
  );
}
