import type { Page } from "@/contract/api/stories";
import type { Picture, StoryBlock } from "@/contract/api/story-blocks";
import type { Tenant } from "@/contract/tenant/tenant";
import { landingLabels } from "@/labels/landing";

interface LandingParts {
  hero: { title: string; description: string; image: Picture | null };
  /** What stands between opening and closing. */
  body: readonly StoryBlock[];
  /** The words of the button that the blocks end with; null where they end otherwise. */
  closingText: string | null;
}

/** Opening, body and closing of a campaign page: a hero and its button open it, a last button closes it. */
export function partsOf({ title, description, blocks }: Page): LandingParts {
  const [first, ...others] = blocks;
  const hasHero = first?.type === "hero";
  const hero = hasHero
    ? { title: first.title, description: first.description || description, image: first.image }
    : { title, description, image: null };
  const rest = hasHero ? others : blocks;
  const body = hasHero && isBooking(rest[0]) ? rest.slice(1) : rest;
  const last = body.at(-1);
  return isBooking(last)
    ? { hero, body: body.slice(0, -1), closingText: last.buttonText }
    : { hero, body, closingText: null };
}

/** What the page's own booking button says: the first of the blocks', or the house's words. */
export function bookTextOf(tenant: Tenant, blocks: readonly StoryBlock[]): string {
  if (!tenant.homepageConfig.useWidget) return landingLabels.call;
  return blocks.find(isBooking)?.buttonText || landingLabels.reserve;
}

const isBooking = (block: StoryBlock | undefined): block is Extract<StoryBlock, { type: "button" }> =>
  block?.type === "button" && block.url === null;
