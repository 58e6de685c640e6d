import { type ReactNode, useEffect, useState } from "react";
import type { DeskReservation, DiaryDay, DiaryDays, DiaryDoctor } from "@/contract/studio/desk";
import { BlockDialog, mayBlockHours } from "../block/block-dialog";
import { blockStart } from "../block/block-hours";
import { KeyHints } from "../keys/key-hints";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { useLive } from "../live";
import { Drawer } from "../reservation/drawer";
import { useClinic } from "../session/use-account";
import { addDays, dayOf } from "../when";
import { type ArrowKey, nextCard } from "./next-card";
import { Rail } from "./rail";
import { Tools } from "./tools";
import type { DayAddress } from "./use-day-address";
import { VisitsToLead } from "./visits-to-lead";
import { WorkList } from "./work-list";

interface DiaryFrameProps {
  address: DayAddress;
  now: Date;
  title: string;
  /** Days of a step to the next and the previous. */
  stepDays: number;
  /** Undefined while it is read. */
  toDecide: Pick<DiaryDays, "undecided" | "blocked"> | undefined;
  error: Error | null;
  doctors: readonly DiaryDoctor[];
  hours: DiaryDay["hours"];
  /** Those that are drawn, and in which columns. */
  reservations: readonly DeskReservation[];
  columns: Parameters<typeof nextCard>[1];
  /** Among the tools. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Around a day and a week: the month, the tools, what somebody has to decide, the chosen one, and the keys. */
export function DiaryFrame(props: DiaryFrameProps) {
  const { address, now, toDecide, error, doctors, hours, reservations } = props;
  const { date, chosen, choose, goTo } = address;
  const clinic = useClinic();
  const isLive = useLive(clinic.id);
  const [isBlocking, setIsBlocking] = useState(false);
  const block = mayBlockHours(clinic) ? () => setIsBlocking(doctors.length > 0) : undefined;
  useDiaryKeys(props, block);
  return (
    <main id="main" className={chosen === null ? "s-day" : "s-day with-draw"}>
      <Rail date={date} doctors={doctors} now={now} onDate={goTo} />
      <div className="s-mid">
        <Tools
          {...{ address, reservations, title: props.title, choice: props.choice }}
          onStep={(steps) => goTo(addDays(date, steps * props.stepDays))}
          onToday={() => goTo(dayOf(now))}
          onBlock={block}
        />
        {!isLive && (
          <p className="note" role="status">
            <span>{labels.cutOff}</span>
          </p>
        )}
        {error && !toDecide && <p className="note badn">{error.message}</p>}
        {toDecide && (
          <>
            <WorkList
              title={labels.day.undecided(toDecide.undecided.length)}
              reservations={toDecide.undecided}
              onChoose={choose}
            />
            <VisitsToLead {...{ doctors, now }} reservations={toDecide.blocked} onChoose={choose} />
          </>
        )}
        {props.children}
        <div className="s-foot desk">
          <span className={isLive ? "live" : "live off"}>
            {isLive ? labels.day.live : labels.day.reconnecting}
          </span>
          <KeyHints />
        </div>
      </div>
      {isBlocking && (
        <BlockDialog
          doctors={doctors}
          start={blockStart(date, hours, now)}
          onClose={() => setIsBlocking(false)}
        />
      )}
      {chosen !== null && (
        <Drawer
          id={chosen}
          known={[...reservations, ...(toDecide?.undecided ?? [])].find(({ id }) => id === chosen)}
          {...{ doctors, now }}
          onClose={() => choose(null)}
        />
      )}
    </main>
  );
}

/** The arrows move among the cards, and the focus goes with them: a screen reader hears which one it is. */
function useDiaryKeys(
  { address, now, stepDays, reservations, columns }: DiaryFrameProps,
  block: (() => void) | undefined,
) {
  const { date, chosen, choose, goTo, view, show, isPhone } = address;
  const arrow = (key: ArrowKey) => () => choose(nextCard(reservations, columns, chosen, key));
  useKeys({
    "[": () => goTo(addDays(date, -stepDays)),
    "]": () => goTo(addDays(date, stepDays)),
    t: () => goTo(dayOf(now)),
    w: isPhone ? undefined : () => show(view === "week" ? "day" : "week"),
    b: block,
    Escape: chosen === null ? undefined : () => choose(null),
    ArrowUp: arrow("ArrowUp"),
    ArrowDown: arrow("ArrowDown"),
    ArrowLeft: arrow("ArrowLeft"),
    ArrowRight: arrow("ArrowRight"),
  });
  useEffect(() => {
    if (chosen !== null) document.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.focus();
  }, [chosen]);
}

/** Cancelled ones only where one was chosen. */
export const shownOf = (reservations: readonly DeskReservation[], chosen: number | null): DeskReservation[] =>
  reservations.filter(({ status, id }) => status !== "canceled" || id === chosen);
