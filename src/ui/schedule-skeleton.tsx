import type { ReactNode } from "react";
import { MonthSkeleton, PeopleSkeleton } from "./booking-step";
import { Skeleton } from "./skeleton";

interface ScheduleSkeletonProps {
  words: { doctor: string; date: string };
  /** The step's title; a heading of its own rank in the page and in the widget. */
  heading: ReactNode;
}

const WEEKS = ["1", "2", "3", "4", "5"];

/** The step of doctor, date and time before anything of it is known. */
export function ScheduleSkeleton({ words, heading }: ScheduleSkeletonProps) {
  return (
    <>
      <div className="pt-7">
        {heading}
        <p className="mt-1 min-h-[22px] text-b5" />
      </div>
      <p className="mt-9 mb-3 text-h5">{words.doctor}</p>
      <PeopleSkeleton />
      <p className="mt-9 mb-3 text-h5">{words.date}</p>
      <Skeleton className="mx-auto mt-3 mb-3 h-6 w-28" />
      <MonthSkeleton weeks={WEEKS} />
    </>
  );
}
