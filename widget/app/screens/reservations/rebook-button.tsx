import type { Reservation } from "@/contract/api/reservations";
import { useTask } from "../../data/use-task";
import { useWords } from "../../data/use-words";
import { LineButton } from "../../parts/line-button";
import { useRebook } from "./use-rebook";

/** Begins a booking with what was booked before. */
export function RebookButton({ reservation }: { reservation: Reservation }) {
  const { reservations: words } = useWords();
  const rebook = useRebook();
  const { isRunning, run } = useTask(() => rebook(reservation));
  return (
    <LineButton isWide disabled={isRunning} onClick={run} className="mt-4">
      {words.rebook}
    </LineButton>
  );
}
