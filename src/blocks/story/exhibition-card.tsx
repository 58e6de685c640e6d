import type { ExhibitionSummary } from "@/contract/api/stories";
import { exhibitionPeriod } from "./exhibition-period";
import { StoryCard } from "./story-card";

interface ExhibitionCardProps {
  exhibition: ExhibitionSummary;
  /** The title's level under the page's own headings. */
  level: 2 | 3;
  /** True for the first picture of the page's first view. */
  isFirst?: boolean;
}

/** An exhibition's cover, period and title. */
export function ExhibitionCard({ exhibition, level, isFirst }: ExhibitionCardProps) {
  return (
    <StoryCard
      story={exhibition}
      href={`/exhibitions/${exhibition.id}`}
      eyebrow={exhibitionPeriod(exhibition)}
      level={level}
      sizes="(min-width: 1249px) 590px, (min-width: 760px) 50vw, 100vw"
      isFirst={isFirst}
    />
  );
}
