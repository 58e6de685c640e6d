import { loadPage } from "@/blocks/story/load-page";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import { loadTenant } from "@/tenancy/load-tenant";
import { DefaultLanding } from "./default-landing";
import { LandingClosing } from "./landing-closing";
import { LandingDock } from "./landing-dock";
import { LandingHero } from "./landing-hero";
import { bookTextOf, partsOf } from "./landing-parts";

/** The partner's campaign page: its blocks between an opening and a closing that both book. */
export async function LandingPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "landing");
  if (!page) return <DefaultLanding tenant={tenant} />;
  const { hero, body, closingText } = partsOf(page);
  const bookText = bookTextOf(tenant, page.blocks);
  return (
    <>
      <LandingHero {...hero} bookText={bookText} tenant={tenant} />
      <StoryBlocks blocks={body} blockProducts={page.blockProducts} tenant={tenant} />
      <LandingClosing title={page.title} description={page.description} bookText={closingText ?? bookText} />
      <LandingDock bookText={bookText} />
    </>
  );
}
