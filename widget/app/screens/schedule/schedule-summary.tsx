import { useAtomValue } from "jotai";
import { SummaryLine } from "@/ui/booking-step";
import { useAllWords } from "../../data/use-all-words";
import { whenShort } from "../../lib/when";
import { draftAtom } from "../../state/draft";

/** The time and the doctor chosen so far. */
export function ScheduleSummary() {
  const { schedule: words, date: dateWords } = useAllWords();
  const { reservedAt, doctor } = useAtomValue(draftAtom);
  return (
    <SummaryLine
      start={
        reservedAt === null ? (
          <span className="text-b5 text-ink-3">{words.pickTime}</span>
        ) : (
          <strong className="text-h5">{whenShort(reservedAt, dateWords)}</strong>
        )
      }
      end={
        <span className="text-b5 text-ink-2">
          {doctor ? `${doctor.name} ${doctor.position}` : words.anyDoctor}
        </span>
      }
    />
  );
}
