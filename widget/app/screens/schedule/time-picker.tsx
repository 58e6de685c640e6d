import type { UseQueryResult } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import type { ApiResponse } from "@/contract/api";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { isBookable } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";
import { dayParts } from "../../lib/when";
import { Note } from "../../parts/note";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { movesAtom } from "../../state/screen";
import { groupTimes } from "./group-times";
import { NoTimes } from "./no-times";
import { TimeGroup } from "./time-group";

interface TimePickerProps {
  date: string | null;
  query: UseQueryResult<ApiResponse<"GET /partner-schedules/time">>;
}

/** The times of a day, grouped, with lunch named where it falls. */
export function TimePicker({ date, query }: TimePickerProps) {
  const { date: dateWords, schedule: words } = useAllWords();
  return (
    <section>
      <SubHead aside={date && <Aside>{dateWords.long(dayParts(date))}</Aside>}>{words.time}</SubHead>
      <LostTimeNote />
      {date === null ? (
        <NoTimes />
      ) : (
        <QueryState query={query} skeleton={<TimesSkeleton />}>
          {({ rows, lunch }) =>
            rows.some(isBookable) ? (
              <>
                {groupTimes(rows, lunch, words).map((group) => (
                  <TimeGroup key={group.name} {...group} />
                ))}
                {rows.some(({ isWaiting }) => isWaiting) && (
                  <p className="mt-2 text-b6 text-ink-3">{words.waitingHint}</p>
                )}
              </>
            ) : (
              <NoTimes />
            )
          }
        </QueryState>
      )}
    </section>
  );
}

/** A 409 or 422: what happened, what is kept, what to do. In its place, never a toast (Spec §8). */
function LostTimeNote() {
  const { schedule: words } = useAllWords();
  const { kind, takenTime, refusal, keptNote } = useSlotChoice();
  const moves = useAtomValue(movesAtom);
  const place = useRef<HTMLDivElement>(null);
  // After a refusal the note must be in view; otherwise the scroll position stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is when it happens
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    place.current?.scrollIntoView({ block: "center" });
  }, [moves]);
  const title = takenTime === null ? refusal : words.taken(takenTime);
  if (!title) return null;
  return (
    <div ref={place}>
      <Note title={title}>{keptNote ?? (kind === "visit" ? words.takenVisit : words.takenTreatment)}</Note>
    </div>
  );
}

const Aside = ({ children }: { children: string }) => (
  <span className="text-b6 text-ink-3 tabular-nums">{children}</span>
);

const TimesSkeleton = () => (
  <div className="mt-11 grid gap-2">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);
