import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { BlockDialog, mayBlockHours } from "../block/block-dialog";
import { blockStart } from "../block/block-hours";
import { blockLabels } from "../block/labels";
import { labels } from "../labels";
import { useLive } from "../live";
import { Drawer } from "../reservation/drawer";
import { useClinic } from "../session/use-account";
import { useKeys } from "../use-keys";
import { useNow } from "../use-now";
import { addDays, dayOf } from "../when";
import { Columns } from "./columns";
import { DayList } from "./day-list";
import { dayQuery } from "./day-query";
import { type ArrowKey, nextCard } from "./geometry";
import { Rail } from "./rail";
import { Tools } from "./tools";
import { useDayAddress } from "./use-day-address";
import { WorkList } from "./work-list";

/** The day of the clinic; which day, how it is shown and what is chosen stand in the address. */
export function DayPage() {
  const clinic = useClinic();
  const now = useNow();
  const isLive = useLive(clinic.id);
  const { date, chosen, isList, goTo, choose, showList } = useDayAddress(dayOf(now));
  const { data, error } = useQuery({
    ...dayQuery(clinic.id, date),
    placeholderData: keepPreviousData,
  });
  const diary = data?.row;
  const reservations = shownOf(diary, chosen);
  const doctors = diary?.doctors ?? [];
  const arrow = (key: ArrowKey) => () => {
    const columns = doctors.map(({ id }) => id);
    choose(nextCard(reservations, columns, chosen, key));
  };
  const unchoose = () => choose(null);
  const [isBlocking, setIsBlocking] = useState(false);
  const block = mayBlockHours(clinic) ? () => setIsBlocking(doctors.length > 0) : undefined;
  useKeys({
    "[": () => goTo(addDays(date, -1)),
    "]": () => goTo(addDays(date, 1)),
    t: () => goTo(dayOf(now)),
    b: block,
    Escape: unchoose,
    ArrowUp: arrow("ArrowUp"),
    ArrowDown: arrow("ArrowDown"),
    ArrowLeft: arrow("ArrowLeft"),
    ArrowRight: arrow("ArrowRight"),
  });
  // Follows the arrows, so that a screen reader hears which one it is.
  useEffect(() => {
    if (chosen !== null) document.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.focus();
  }, [chosen]);
  return (
    <main id="main" className={chosen === null ? "s-day" : "s-day with-draw"}>
      <Rail date={date} doctors={doctors} now={now} onDate={goTo} />
      <div className="s-mid">
        <Tools
          date={date}
          today={dayOf(now)}
          diary={diary}
          isList={isList}
          onDate={goTo}
          onList={showList}
          onBlock={block}
        />
        {!isLive && (
          <p className="note" role="status">
            <span>{labels.cutOff}</span>
          </p>
        )}
        {error && !diary && <p className="note badn">{error.message}</p>}
        {diary && (
          <Shown
            diary={diary}
            reservations={reservations}
            now={now}
            chosen={chosen}
            isList={isList}
            onChoose={choose}
          />
        )}
        <p className="s-foot desk">
          <span className={isLive ? "live" : "live off"}>
            {isLive ? labels.day.live : labels.day.reconnecting}
          </span>
        </p>
      </div>
      {isBlocking && (
        <BlockDialog
          doctors={doctors}
          start={blockStart(date, diary?.hours ?? null, now)}
          onClose={() => setIsBlocking(false)}
        />
      )}
      {chosen !== null && <Drawer id={chosen} doctors={doctors} now={now} onClose={unchoose} />}
    </main>
  );
}

/** Cancelled ones only where one was chosen. */
const shownOf = (diary: Diary | undefined, chosen: number | null): DeskReservation[] =>
  diary?.reservations.filter(({ status, id }) => status !== "canceled" || id === chosen) ?? [];

interface ShownProps {
  diary: Diary;
  reservations: readonly DeskReservation[];
  now: Date;
  chosen: number | null;
  isList: boolean;
  onChoose: (id: number | null) => void;
}

function Shown({ diary, reservations, now, chosen, isList, onChoose }: ShownProps) {
  const { doctors, closedBecause, undecided, blocked } = diary;
  return (
    <>
      <WorkList title={labels.day.undecided(undecided.length)} reservations={undecided} onChoose={onChoose} />
      <WorkList title={blockLabels.blocked(blocked.length)} reservations={blocked} onChoose={onChoose} />
      {closedBecause !== null && reservations.length === 0 && (
        <p className="note calm">
          <span>
            <b>{labels.day.closed}</b> {closedBecause}
          </span>
        </p>
      )}
      {!isList && (
        <Columns diary={diary} reservations={reservations} now={now} chosen={chosen} onChoose={onChoose} />
      )}
      <div className={isList ? "s-list always" : "s-list"}>
        <DayList
          reservations={reservations}
          doctors={doctors}
          now={now}
          chosen={chosen}
          onChoose={(id) => onChoose(id === chosen ? null : id)}
        />
      </div>
    </>
  );
}
