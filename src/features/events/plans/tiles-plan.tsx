import { clsx } from "clsx";
import { Section } from "@/blocks/section/section";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { DeadlineStrip } from "../deadline-strip";
import { eventState } from "../deadlines";
import { EndedLine } from "../ended-line";
import { EventTile } from "../event-tile";
import { ENDED_ITEM_CLASS } from "../over-note";
import type { EventsPlanProps } from "./events-plan";

/** Fourteen days with their deadlines, a tile an event with what ends first in front, then a line for each that ended. */
export function TilesPlan({ running, ended, isIncludeVat, renderedAt }: EventsPlanProps) {
  const tiles = running.toSorted((a, b) => Date.parse(a.endAt) - Date.parse(b.endAt));
  const lastClassName = spanOfLast(tiles, renderedAt);
  return (
    <>
      {tiles.length > 0 && (
        <section className="wrap relative mt-6">
          <h2 className="sr-only">{eventsLabels.running}</h2>
          <DeadlineStrip
            periods={tiles.map(({ startAt, endAt }) => ({ startAt, endAt }))}
            renderedAt={renderedAt}
          />
          <ul className="mt-6 grid grid-cols-1 gap-2.5 @min-[560px]/col:grid-cols-2 @min-[1000px]/col:grid-cols-4 @min-[1000px]/col:gap-4">
            {tiles.map((event, index) => (
              <EventTile
                key={event.id}
                event={event}
                index={index}
                isIncludeVat={isIncludeVat}
                renderedAt={renderedAt}
                runningCount={tiles.length}
                className={index === tiles.length - 1 ? lastClassName : ""}
              />
            ))}
          </ul>
        </section>
      )}
      {ended.length > 0 && (
        <Section title={eventsLabels.ended} variant="top">
          <ul className="border-line-strong border-t">
            {ended.map((event) => (
              <li
                key={event.id}
                id={`event-${event.id}`}
                className={clsx(ENDED_ITEM_CLASS, "border-line border-b")}
              >
                <EndedLine event={event} runningCount={running.length} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The last tile fills its row where that lacks one column, and a lone one is wide; what ends today always takes two. */
function spanOfLast(tiles: readonly ClinicEvent[], now: number): string {
  const wide = tiles.filter((event) => eventState(event, now) === "lastDay").length;
  const columns = tiles.length + wide;
  if (columns % 2 === 0) return "";
  return clsx(
    "@min-[560px]/col:col-span-2",
    columns > 1 && columns % 4 === 1 && "@min-[1000px]/col:col-span-1",
  );
}
