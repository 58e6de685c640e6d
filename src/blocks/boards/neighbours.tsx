import { boardLabels } from "@/labels/boards";
import { buttonClass } from "@/ui/button";
import { SiteLink } from "../link/site-link";

interface Entry {
  href: string;
  title: string;
}

interface NeighboursProps {
  previous: Entry | null;
  next: Entry | null;
  listHref: string;
}

/** The ways on from an entry: the one after it, the one before it, and back to the list. */
export function Neighbours({ previous, next, listHref }: NeighboursProps) {
  return (
    <>
      {(previous || next) && (
        <nav aria-label={boardLabels.neighbours} className="border-line-strong border-t">
          {next && <Neighbour label={boardLabels.next} entry={next} />}
          {previous && <Neighbour label={boardLabels.previous} entry={previous} />}
        </nav>
      )}
      <SiteLink href={listHref} className={`${buttonClass({ look: "line" })} mt-8`}>
        {boardLabels.toList}
      </SiteLink>
    </>
  );
}

function Neighbour({ label, entry }: { label: string; entry: Entry }) {
  return (
    <SiteLink
      href={entry.href}
      className="grid grid-cols-[72px_1fr] items-baseline gap-3 border-line border-b py-[17px] hover:underline"
    >
      <span className="text-b6 text-ink-3">{label}</span>
      <span className="truncate">{entry.title}</span>
    </SiteLink>
  );
}
