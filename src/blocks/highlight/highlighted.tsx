import { splitHits } from "@/lib/search-hits";

interface HighlightedProps {
  text: string;
  keyword: string;
}

/** A text with what was searched for marked in it; cut here on the server, so that no script is needed. */
export function Highlighted({ text, keyword }: HighlightedProps) {
  if (!keyword) return text;
  return splitHits(text, keyword).map(({ text: part, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark key={index} className="bg-secondary-1 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
