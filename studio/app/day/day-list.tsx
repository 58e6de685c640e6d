import { useEffect, useRef } from "react";
import type { Block, DeskReservation, Diary } from "@/contract/studio/desk";
import { BlockedHours } from "../block/blocked-hours";
import { labels } from "../labels";
import { clockOf, dayOf } from "../when";
import { DoctorChips } from "./doctor-chips";
import { Length, ListedVisit } from "./listed-visit";

interface DayListProps {
  diary: Diary;
  reservations: readonly DeskReservation[];
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Whose; null for everybody's. */
  doctor: number | null;
  onDoctor: (id: number | null) => void;
}

/** The day by time: phones always, desks where it is asked for. Today's opens at what comes next. */
export function DayList({ diary, reservations, doctor, onDoctor, now, ...visit }: DayListProps) {
  const { doctors, blocks, date } = diary;
  const nameOf = (id: number | null) => doctors.find((each) => each.id === id)?.name ?? labels.day.unassigned;
  const isTheirs = ({ employeeId }: Pick<DeskReservation, "employeeId">) =>
    doctor === null || employeeId === doctor;
  const entries = [...reservations, ...blocks]
    .filter(isTheirs)
    .sort((one, other) => one.startAt.localeCompare(other.startAt));
  const next = dayOf(now) === date ? entries.findIndex(({ startAt }) => new Date(startAt) > now) : -1;
  return (
    <>
      <DoctorChips {...{ doctors, reservations, doctor, onDoctor }} />
      {entries.length === 0 && <p className="blank2">{labels.day.empty}</p>}
      <ol className="day-list">
        {entries.flatMap((entry, index) => [
          index === next && <Now key="now" now={now} date={date} />,
          "status" in entry ? (
            <ListedVisit
              key={entry.id}
              row={entry}
              doctor={nameOf(entry.employeeId)}
              {...{ doctors, now, ...visit }}
            />
          ) : (
            <Blocked key={`block ${entry.id}`} block={entry} doctor={nameOf(entry.employeeId)} />
          ),
        ])}
      </ol>
    </>
  );
}

/** Between what has begun and what comes: scrolled to once, when the day opens. */
function Now({ now, date }: { now: Date; date: string }) {
  const line = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day opens again
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    line.current?.scrollIntoView?.({ block: "center" });
  }, [date]);
  return (
    <li ref={line} className="now-row">
      {labels.day.now} <time>{clockOf(now)}</time>
    </li>
  );
}

const Blocked = ({ block, doctor }: { block: Block; doctor: string }) => (
  <li className="dayrow blocked-row">
    <Length of={block} />
    <BlockedHours block={block} doctor={doctor} className="row" />
    <span className="tag">{doctor}</span>
  </li>
);
