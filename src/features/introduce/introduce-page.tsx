import { clinicJsonLd } from "@/blocks/json-ld/clinic";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageMetadata } from "@/blocks/page-metadata/page-metadata";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import type { Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { ClinicFacts } from "./clinic-facts";
import { IntroductionHead } from "./introduction-head";
import { loadPage, loadSubScreens, picturesOf } from "./load-introduction";
import { SubScreens } from "./sub-screens";

const PATH = "/introduce";

/** The clinic's story in its own blocks; where it has told none, what is known of it. */
export async function IntroducePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const [page, screens] = await Promise.all([loadPage(tenant, "introduce"), loadSubScreens(tenant)]);
  const { title, description } = wordsOf(tenant, page);
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

export async function introduceMetadata(partner: string) {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "introduce");
  return pageMetadata(tenant, {
    ...wordsOf(tenant, page),
    path: PATH,
    imageUrl: page && picturesOf(page)[0]?.url,
  });
}

function wordsOf(tenant: Tenant, page: Page | null) {
  const { displayName } = tenant.partnerInformation;
  return {
    title: page?.title || introduceLabels.introduceTitle(displayName),
    description: page?.description || introduceLabels.introduceDescription(displayName),
  };
}

/** schema.org AboutPage. */
function aboutPageJsonLd(tenant: Tenant, page: Page | null): object {
  const origin = storefrontOrigin(tenant);
  const { title, description } = wordsOf(tenant, page);
  const image = page && picturesOf(page)[0]?.url;
  return {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name: title,
    description,
    url: origin + PATH,
    image: image ? new URL(image, origin).href : undefined,
    mainEntity: clinicJsonLd(tenant),
  };
}
