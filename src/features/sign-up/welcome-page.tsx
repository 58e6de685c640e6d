import { BookButton } from "@/blocks/booking/book-button";
import { SiteLink } from "@/blocks/link/site-link";
import { loadPage } from "@/blocks/story/load-page";
import { StoryBlocks } from "@/blocks/story/story-blocks";
import type { StoryBlock } from "@/contract/api/story-blocks";
import { welcomeLabels as words } from "@/labels/welcome";
import { loadTenant } from "@/tenancy/load-tenant";
import { buttonClass } from "@/ui/button";
import { Greeting } from "./greeting";

/** What every member has, where the partner has written of no benefits of its own. */
const MEMBERSHIP: StoryBlock = { type: "points", title: words.benefitsTitle, points: [...words.benefits] };

/** Without a widget there is no signing up: the page greets an ordinary visitor then. */
const FIRST_VISIT: readonly StoryBlock[] = [
  { type: "doctors", title: words.doctors, count: 3 },
  { type: "visit", title: words.visit },
];

/** After signing up: a greeting, what the first visit brings, and the way to book it. */
export async function WelcomePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const page = await loadPage(tenant, "welcome");
  const { useWidget } = tenant.homepageConfig;
  const blocks = page?.blocks ?? (useWidget ? [MEMBERSHIP] : FIRST_VISIT);
  const { displayName } = tenant.partnerInformation;
  return (
    <>
      <div className="wrap pt-16 @min-[760px]/col:pt-24">
        <Greeting />
        <p className="mt-4 max-w-[34em] text-b2 text-ink-2">
          {page?.description || (useWidget ? words.description : words.visitor)(displayName)}
        </p>
        <div className="mt-8 flex flex-wrap gap-2">
          <BookButton screen={{ screen: "visit" }} className={buttonClass()}>
            {useWidget ? words.reserve : words.call}
          </BookButton>
          <SiteLink href="/" className={buttonClass({ look: "line" })}>
            {words.toHome}
          </SiteLink>
        </div>
      </div>
      <StoryBlocks blocks={blocks} blockProducts={page?.blockProducts ?? []} tenant={tenant} />
    </>
  );
}
