import type { UseQueryResult } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import type { ApiResponse } from "@/contract/api";
import { widgetLabels } from "@/labels/widget";
import { Blank } from "@/ui/blank";
import { Skeleton } from "@/ui/skeleton";
import { isBookable } from "../../data/use-schedule";
import { dayParts } from "../../lib/when";
import { Note } from "../../parts/note";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { draftAtom, takenTimeAtom } from "../../state/draft";
import { groupTimes } from "./group-times";
import { TimeGroup } from "./time-group";

const { schedule: words, date: dateWords } = widgetLabels;

interface TimePickerProps {
  date: string | null;
  query: UseQueryResult<ApiResponse<"GET /partner-schedules/time">>;
}

/** The times of a day, grouped, with lunch named where it falls. */
export function TimePicker({ date, query }: TimePickerProps) {
  return (
    <section>
      <SubHead aside={date && <Aside>{dateWords.long(dayParts(date))}</Aside>}>{words.time}</SubHead>
      <TakenNote />
      {date === null ? (
        <p className="text-b5 text-ink-2">{words.pickDate}</p>
      ) : (
        <QueryState query={query} skeleton={<TimesSkeleton />}>
          {({ rows, lunch }) =>
            rows.some(isBookable) ? (
              <>
                {groupTimes(rows, lunch).map((group) => (
                  <TimeGroup key={group.name} {...group} />
                ))}
                {rows.some(({ isWaiting }) => isWaiting) && (
                  <p className="mt-2 text-b6 text-ink-3">{words.waitingHint}</p>
                )}
              </>
            ) : (
              <Blank {...words.noTimes} />
            )
          }
        </QueryState>
      )}
    </section>
  );
}

/** A 409: what happened, what is kept, what to do. In its place, never a toast (Spec §8). */
function TakenNote() {
  const takenTime = useAtomValue(takenTimeAtom);
  const { kind } = useAtomValue(draftAtom);
  const place = useRef<HTMLDivElement>(null);
  // Whoever is led back here by a 409 must see why; one who is here already is not pulled about.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  if (takenTime === null) return null;
  return (
    <div ref={place}>
      <Note title={words.taken(takenTime)}>{kind === "visit" ? words.takenVisit : words.takenTreatment}</Note>
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
