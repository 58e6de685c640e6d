import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import { eventsLabels } from "@/labels/events";

/** Where the running events begin. */
export const RUNNING_ID = "running";
/** Around an ended event with its OverNote; the element carries the event's anchor. */
export const ENDED_ITEM_CLASS = "group/ended scroll-mt-32";

interface OverNoteProps {
  runningCount: number;
  className?: string;
}

/** Seen only by a visitor who follows an old link to an ended event: that it is over, and the way to those that run. */
export function OverNote({ runningCount, className }: OverNoteProps) {
  return (
    <div
      className={clsx(
        "mb-5 hidden rounded-m bg-secondary-1 px-5 py-4 text-ink group-target/ended:block",
        className,
      )}
    >
      <p className="text-h5">{eventsLabels.isOver}</p>
      <WayOn runningCount={runningCount} />
    </div>
  );
}

const link = "inline-flex min-h-11 items-center text-b5 underline underline-offset-4";

function WayOn({ runningCount }: { runningCount: number }) {
  if (runningCount === 0)
    return (
      <SiteLink href="/products" className={link}>
        {eventsLabels.toProducts}
      </SiteLink>
    );
  return (
    <a href={`#${RUNNING_ID}`} className={link}>
      {eventsLabels.toRunning(runningCount)}
    </a>
  );
}
