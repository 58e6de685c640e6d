import { boardLabels } from "@/labels/boards";
import { type BoardFilter, boardHref } from "@/lib/board-address";
import { Blank } from "@/ui/blank";
import { chipClass } from "@/ui/chip";
import { SiteLink } from "../link/site-link";

interface NothingHereProps {
  path: string;
  filter: BoardFilter;
  /** What is said of a list that has nothing at all. */
  empty?: { title: string; description: string };
}

/** A list without a row: nothing found, nothing of that category, or nothing yet. */
export function NothingHere({ path, filter: { keyword, category }, empty }: NothingHereProps) {
  if (!keyword && !category) {
    const { title, description } = empty ?? { title: boardLabels.empty, description: boardLabels.emptyHint };
    return <Blank title={title} description={description} />;
  }
  return (
    <Blank
      title={keyword ? boardLabels.notFound(keyword) : boardLabels.emptyCategory(category ?? "")}
      description={keyword ? boardLabels.notFoundHint : boardLabels.emptyCategoryHint}
    >
      <SiteLink href={boardHref(path, {})} className={chipClass}>
        {boardLabels.showAll}
      </SiteLink>
    </Blank>
  );
}
