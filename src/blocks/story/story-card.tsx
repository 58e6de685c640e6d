import type { BrandingSummary } from "@/contract/api/stories";
import { Picture } from "@/ui/picture";
import { SiteLink } from "../link/site-link";

interface StoryCardProps {
  story: BrandingSummary;
  href: string;
  /** A short line over the title: when it runs. */
  eyebrow?: string;
  /** The title's level under the page's own headings. */
  level: 2 | 3;
  sizes: string;
  ratio?: string;
  /** True for the first picture of the page's first view. */
  isFirst?: boolean;
}

/** A branding or an exhibition that one can go into: cover, title and what it is about. */
export function StoryCard({ story, href, eyebrow, level, sizes, ratio, isFirst }: StoryCardProps) {
  const Title = `h${level}` as const;
  return (
    <SiteLink href={href} className="group block">
      <Picture
        src={story.imageUrl}
        alt={story.imageAlt}
        sizes={sizes}
        ratio={ratio ?? "aspect-[16/10]"}
        isFirst={isFirst}
        className="mb-4"
      />
      {eyebrow && <p className="mb-1 font-medium text-accent-ink text-b6 tabular-nums">{eyebrow}</p>}
      <Title className={level === 2 ? "text-h3" : "text-h4"}>{story.title}</Title>
      <p className="mt-1 text-b5 text-ink-2">{story.summary}</p>
    </SiteLink>
  );
}
