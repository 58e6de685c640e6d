import { Lines } from "@/blocks/lines/lines";
import type { BrandingSummary } from "@/contract/api/stories";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { PlanOf } from "@/contract/tenant/houses";
import { Picture } from "@/ui/picture";
import { SHEET_CLASS, SheetPicture } from "./sheet";

interface StoryHeadProps {
  story: BrandingSummary & { blocks: readonly StoryBlock[] };
  /** A short line above the title. */
  eyebrow?: string;
  plan: PlanOf<"story">;
}

/** A story's title and cover. Where the story opens with a hero, that is what is shown, and storyBody leaves it out. */
export function StoryHead({ story, eyebrow, plan }: StoryHeadProps) {
  const hero = heroOf(story.blocks);
  const cover = hero?.image ?? { url: story.imageUrl, alt: story.imageAlt };
  if (plan === "sheets")
    return (
      <div className={`mt-4 ${SHEET_CLASS}`}>
        <div className="flex flex-col justify-center px-6 py-9 @min-[760px]/col:px-12">
          {eyebrow && (
            <p className="mb-4 self-start rounded-chip bg-surface px-3 py-1.5 text-accent-ink text-label4 tabular-nums">
              {eyebrow}
            </p>
          )}
          <h1 className="text-d1">
            <Lines text={hero?.title || story.title} />
          </h1>
          <p className="mt-3 text-b2 text-ink-2">{hero?.description || story.summary}</p>
        </div>
        <SheetPicture src={cover.url} alt={cover.alt} isFirst />
      </div>
    );
  return (
    <>
      {eyebrow && <p className="mt-6 font-medium text-accent-ink text-b5 tabular-nums">{eyebrow}</p>}
      <h1 className={eyebrow ? "mt-2 text-d1" : "mt-6 text-d1"}>
        <Lines text={hero?.title || story.title} />
      </h1>
      <p className="mt-3 max-w-prose text-b2 text-ink-2">{hero?.description || story.summary}</p>
      <Picture
        src={cover.url}
        alt={cover.alt}
        sizes="(min-width: 1249px) 1200px, 100vw"
        ratio="aspect-[4/3] @min-[760px]/col:aspect-[16/7]"
        isFirst
        className="mt-8"
      />
    </>
  );
}

/** The blocks below the head. */
export const storyBody = (blocks: readonly StoryBlock[]): readonly StoryBlock[] =>
  heroOf(blocks) ? blocks.slice(1) : blocks;

function heroOf([first]: readonly StoryBlock[]) {
  return first?.type === "hero" ? first : null;
}
