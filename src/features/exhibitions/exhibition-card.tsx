import { SiteLink } from "@/blocks/link/site-link";
import type { ExhibitionSummary } from "@/contract/api/stories";
import { Picture } from "@/ui/picture";
import { periodText } from "./period-text";

interface ExhibitionCardProps {
  exhibition: ExhibitionSummary;
  /** True for the first picture of the page's first view. */
  isFirst: boolean;
}

/** An exhibition's cover, title and period. */
export function ExhibitionCard({ exhibition, isFirst }: ExhibitionCardProps) {
  const { id, imageUrl, imageAlt, title, summary } = exhibition;
  return (
    <SiteLink href={`/exhibitions/${id}`} className="group block">
      <Picture
        src={imageUrl}
        alt={imageAlt}
        sizes="(min-width: 1249px) 590px, (min-width: 769px) 50vw, 100vw"
        ratio="aspect-[16/10]"
        isFirst={isFirst}
      />
      <p className="pt-4 font-medium text-accent-ink text-b6 tabular-nums">{periodText(exhibition)}</p>
      <h2 className="mt-1 text-h3">{title}</h2>
      <p className="mt-1 text-b5 text-ink-2">{summary}</p>
    </SiteLink>
  );
}
