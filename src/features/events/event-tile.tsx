"use client";

import { clsx } from "clsx";
import { ClockBoxes } from "@/blocks/time-left/clock-boxes";
import { TimeLeftText } from "@/blocks/time-left/time-left-text";
import { useNow } from "@/blocks/time-left/use-now";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { timeLeftLabels } from "@/labels/time-left";
import { clinicTime } from "@/lib/clinic-time";
import { formatLastDay, type Period } from "@/lib/period";
import { closingClock, timeLeft } from "@/lib/time-left";
import { Badge } from "@/ui/badge";
import { Price } from "@/ui/price";
import { eventState } from "./deadlines";
import { EndedLine } from "./ended-line";
import { EventFrame } from "./event-frame";
import { ENDED_ITEM_CLASS } from "./over-note";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const GROUNDS = ["bg-tile", "bg-tertiary-1", "bg-secondary-1"];
const TILE =
  "flex w-full min-w-0 flex-col rounded-l p-5 hover:[&_.title]:underline @min-[560px]/col:min-h-58 @min-[1000px]/col:p-6";
const TITLE = "title text-h4 underline-offset-4";

interface EventTileProps {
  event: ClinicEvent;
  isIncludeVat: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  runningCount: number;
  /** Its place among the tiles: neighbours differ in their ground. */
  index: number;
  /** How wide it is where it does not end today. */
  className: string;
}

/** An event's place on the wall: a tile, a wide dark one on its last day, a line once it is over. */
export function EventTile({ event, runningCount, className, ...tile }: EventTileProps) {
  const now = useNow(tile.renderedAt, MINUTE_MS);
  const state = eventState(event, now);
  const id = `event-${event.id}`;
  if (state === "over")
    return (
      <li id={id} className={clsx(ENDED_ITEM_CLASS, "col-span-full border-line border-y")}>
        <EndedLine event={event} runningCount={runningCount} />
      </li>
    );
  const isLastDay = state === "lastDay";
  return (
    <li
      id={id}
      className={clsx("flex min-w-0 scroll-mt-28", isLastDay ? "@min-[560px]/col:col-span-2" : className)}
    >
      {isLastDay ? (
        <LastDayTile event={event} isIncludeVat={tile.isIncludeVat} now={now} />
      ) : (
        <PlainTile event={event} now={now} {...tile} />
      )}
    </li>
  );
}

type PlainTileProps = Omit<EventTileProps, "runningCount" | "className"> & { now: number };

function PlainTile({ event, isIncludeVat, renderedAt, index, now }: PlainTileProps) {
  return (
    <EventFrame event={event} className={clsx(TILE, GROUNDS[index % GROUNDS.length])}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-b6 text-ink-2 tabular-nums">
        <Badge>
          <TimeLeftText period={event} renderedAt={renderedAt} />
        </Badge>
        {eventsLabels.until(formatLastDay(event, clinicTime(now).date))}
      </p>
      <p className="mt-3 text-b6 text-ink-2">{event.titleGroup}</p>
      <p className={TITLE}>{event.title}</p>
      <p className="text-b5 text-ink-2">{event.summary}</p>
      <TilePrice event={event} isIncludeVat={isIncludeVat} className="[&_.text-ink-3]:text-ink-2" />
    </EventFrame>
  );
}

interface LastDayTileProps {
  event: ClinicEvent;
  isIncludeVat: boolean;
  now: number;
}

function LastDayTile({ event, isIncludeVat, now }: LastDayTileProps) {
  return (
    <EventFrame event={event} className={clsx(TILE, "bg-primary-800 text-gray-0")}>
      <p>
        <Badge tone="warm">{timeLeftLabels.closesToday(closingClock(event))}</Badge>
      </p>
      <p className="mt-3 text-b6 text-primary-200">{event.titleGroup}</p>
      <p className={TITLE}>{event.title}</p>
      <p className="text-b5 text-primary-200">{event.summary}</p>
      <RunningClock period={event} now={now} />
      <TilePrice
        event={event}
        isIncludeVat={isIncludeVat}
        className="[&_.text-ink-3]:text-primary-200 [&_.text-sale]:text-secondary-1"
      />
    </EventFrame>
  );
}

function RunningClock({ period, now }: { period: Period; now: number }) {
  const left = timeLeft(period, useNow(now, SECOND_MS));
  if (left.kind !== "countdown") return <p className="mt-3 text-h4">{timeLeftLabels.ended}</p>;
  return <ClockBoxes left={left} className="mt-3" />;
}

/** At the tile's foot; the rate stands over the price where both are too wide for one line. */
function TilePrice({
  event,
  isIncludeVat,
  className,
}: Omit<LastDayTileProps, "now"> & { className: string }) {
  if (!event.price) return null;
  return (
    <Price
      {...event.price}
      form="big"
      isIncludeVat={isIncludeVat}
      className={clsx("mt-auto pt-5 [&>:first-child]:flex-wrap", className)}
    />
  );
}
