import ClockIcon from "@lucide/icons/icons/clock";
import { clsx } from "clsx";
import { HOLD_MOST_SECONDS, HOLD_WARNING_SECONDS } from "@/config/booking";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { secondsUntil } from "../../lib/seconds-until";
import { formatSeconds } from "../../lib/when";
import { Note } from "../../parts/note";
import { useKeptTime } from "./use-kept-time";

const SECOND_MS = 1000;

/** How long the chosen time is still kept, or that the clinic has to confirm it. Says nothing where it is not kept. */
export function KeptTime() {
  const { hold, holdAgain, isHolding } = useKeptTime();
  const { hold: words } = useAllWords();
  if (hold?.isWaiting)
    return <p className="mt-4 rounded-m bg-ground-2 px-4 py-3 text-b5 text-ink-2">{words.waiting}</p>;
  if (!hold?.expiresAt) return null;
  return <Countdown expiresAt={hold.expiresAt} isHolding={isHolding} onHoldAgain={holdAgain} />;
}

interface CountdownProps {
  expiresAt: string;
  isHolding: boolean;
  /** Null: it cannot be held again. */
  onHoldAgain: (() => void) | null;
}

function Countdown({ expiresAt, isHolding, onHoldAgain }: CountdownProps) {
  const { hold: words } = useAllWords();
  const seconds = secondsUntil(expiresAt, useNow(SECOND_MS), HOLD_MOST_SECONDS);
  const isWarning = seconds <= HOLD_WARNING_SECONDS;
  if (seconds === 0)
    return onHoldAgain === null ? null : (
      <Note title={words.over.title}>
        {words.over.description}
        <button
          type="button"
          className={`${moreLinkClass} block`}
          aria-disabled={isHolding}
          onClick={onHoldAgain}
        >
          {words.again}
        </button>
      </Note>
    );
  return (
    <>
      {/* A timer is not read out at every second; what is worth it is said beside it. */}
      <p
        role="timer"
        className={clsx(
          "mt-4 flex items-center gap-2 rounded-m px-4 py-3 text-b5 tabular-nums",
          isWarning ? "bg-secondary-1 text-yellow-700" : "bg-(--widget-quiet) text-ink-2",
        )}
      >
        <Icon of={ClockIcon} size={16} />
        {words.kept(formatSeconds(seconds))}
      </p>
      <p role="status" className="sr-only">
        {isWarning && words.oneMinute}
      </p>
    </>
  );
}
