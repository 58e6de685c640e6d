import { countResults } from "@/blocks/members/count-results";
import { MembershipButton } from "@/blocks/members/membership-button";
import { memberResultsLabels as words } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";
import { MemberGate } from "./member-gate";

/**
 * Before/after pictures and reviews, which law shows to members alone: the page that is cached for everybody says how
 * many there are and how to become one, never what they are.
 */
export async function MemberResultsBlock({ block, tenant }: HomeBlockProps<"memberResults">) {
  if (!tenant.homepageConfig.useWidget) return null;
  const { beforeAfters, reviews } = await countResults(tenant, "introduction");
  const shown = {
    beforeAfterCount: Math.min(block.beforeAfterCount, beforeAfters),
    reviewCount: Math.min(block.reviewCount, reviews),
  };
  const hasPictures = shown.beforeAfterCount > 0;
  const hasReviews = shown.reviewCount > 0;
  if (!hasPictures && !hasReviews) return null;
  const things = [...(hasPictures ? [words.beforeAfters] : []), ...(hasReviews ? [words.reviews] : [])];
  const counts = [
    ...(hasPictures ? [words.beforeAfterCount(beforeAfters)] : []),
    ...(hasReviews ? [words.reviewCount(reviews)] : []),
  ];
  return (
    <MemberGate title={block.title || things.join("·")} {...shown}>
      <section className="wrap mt-section">
        <div className="grid gap-5 rounded-l bg-ground-2 px-6 py-8 @min-[760px]/col:grid-cols-[1fr_auto] @min-[760px]/col:items-center @min-[760px]/col:gap-12 @min-[760px]/col:px-12 @min-[760px]/col:py-10">
          <div>
            <h2 className="text-h3">{words.membersOnly(things)}</h2>
            <p className="mt-1.5 text-b5 text-ink-2">
              {block.description ?? words.law} {words.howMany(counts)}
            </p>
          </div>
          <MembershipButton>{block.buttonText || words.signIn}</MembershipButton>
        </div>
      </section>
    </MemberGate>
  );
}
