import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import { ExhibitionCard } from "@/blocks/story/exhibition-card";
import { exhibitionPeriod } from "@/blocks/story/exhibition-period";
import type { ExhibitionSummary } from "@/contract/api/stories";
import type { PlanOf } from "@/contract/tenant/houses";
import { Picture } from "@/ui/picture";

interface ExhibitionListProps {
  exhibitions: readonly ExhibitionSummary[];
  plan: PlanOf<"events">;
}

/** Exhibitions, laid out as the clinic's events are. */
export function ExhibitionList({ exhibitions, plan }: ExhibitionListProps) {
  if (plan === "notes") return <Notes exhibitions={exhibitions} />;
  return plan === "tiles" ? <Tiles exhibitions={exhibitions} /> : <LeadAndOthers exhibitions={exhibitions} />;
}

type ListProps = Pick<ExhibitionListProps, "exhibitions">;

/** The first across the whole width where that leaves no hole, its words beside its picture. */
function LeadAndOthers({ exhibitions }: ListProps) {
  const hasLead = exhibitions.length % 2 === 1;
  return (
    <ul className="mt-8 grid gap-x-card gap-y-12 @min-[760px]/col:grid-cols-2">
      {exhibitions.map((exhibition, index) => (
        <li
          key={exhibition.id}
          className={clsx(
            index === 0 &&
              hasLead &&
              "@min-[760px]/col:col-span-full @min-[760px]/col:[&>a]:grid @min-[760px]/col:[&>a]:grid-cols-[7fr_5fr] @min-[760px]/col:[&>a]:content-center @min-[760px]/col:[&>a]:gap-x-10 @min-[760px]/col:[&>a>:first-child]:row-span-5",
          )}
        >
          <ExhibitionCard exhibition={exhibition} level={2} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Three in a row, words under the picture on one tile. */
function Tiles({ exhibitions }: ListProps) {
  return (
    <ul className="mt-8 grid gap-5 @min-[620px]/col:grid-cols-2 @min-[1000px]/col:grid-cols-3">
      {exhibitions.map((exhibition, index) => (
        <li key={exhibition.id} className="grid">
          <SiteLink
            href={`/exhibitions/${exhibition.id}`}
            className="group grid content-start overflow-hidden rounded-l bg-tile"
          >
            <Picture
              src={exhibition.imageUrl}
              alt={exhibition.imageAlt}
              sizes="(min-width: 1249px) 390px, (min-width: 620px) 50vw, 100vw"
              ratio="aspect-square"
              radius="rounded-none"
              isFirst={index === 0}
            />
            <span className="block px-6 pt-5 pb-7">
              <span className="inline-block rounded-chip bg-surface px-2.5 py-1 text-accent-ink text-label5 tabular-nums">
                {exhibitionPeriod(exhibition)}
              </span>
              <h2 className="mt-3 text-h3">{exhibition.title}</h2>
              <span className="mt-1.5 block text-b5 text-ink-2">{exhibition.summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A line each, without pictures. */
function Notes({ exhibitions }: ListProps) {
  return (
    <ul className="mt-8 border-line-strong border-t">
      {exhibitions.map((exhibition) => (
        <li key={exhibition.id} className="border-line border-b">
          <SiteLink
            href={`/exhibitions/${exhibition.id}`}
            className="grid gap-x-8 gap-y-1 py-6 hover:[&_.title]:underline @min-[760px]/col:grid-cols-[200px_1fr]"
          >
            <span className="text-b5 text-ink-3 tabular-nums">{exhibitionPeriod(exhibition)}</span>
            <span>
              <h2 className="title text-d3 underline-offset-4">{exhibition.title}</h2>
              <span className="mt-1 block text-b5 text-ink-2">{exhibition.summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
