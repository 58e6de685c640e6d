import type { BookableEmployee } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { Blank } from "@/ui/blank";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { useBookableDoctors } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";
import { dayParts, whenSoon } from "../../lib/when";
import { LineButton } from "../../parts/line-button";
import { useChosenDate } from "./use-chosen-date";

const MINUTE_MS = 60_000;

/** Nothing is free on that day: the first day that is, or the other doctors who have one, each one tap away. */
export function NoTimes() {
  const { schedule: words, date: dateWords } = useAllWords();
  const { doctor } = useSlotChoice();
  const { date, firstFree, chooseDate } = useChosenDate();
  if (firstFree === undefined) return <Skeleton className="mt-11 h-12" />;
  if (firstFree === null)
    return doctor === null ? (
      <p className="text-b5 text-ink-2">{words.nobodyFree}</p>
    ) : (
      <OtherDoctors doctorId={doctor.id} name={`${doctor.name} ${doctor.position}`} />
    );
  return (
    <Blank {...words.noTimes}>
      {firstFree !== date && (
        <LineButton size="small" onClick={() => chooseDate(firstFree)}>
          {words.firstFree(dateWords.short(dayParts(firstFree)))}
        </LineButton>
      )}
    </Blank>
  );
}

function OtherDoctors({ doctorId, name }: { doctorId: number; name: string }) {
  const { schedule: words, date: dateWords } = useAllWords();
  const { change } = useSlotChoice();
  const now = useNow(MINUTE_MS);
  const others =
    useBookableDoctors()
      .data?.rows.filter(hasTime)
      .filter(({ id }) => id !== doctorId) ?? [];
  if (others.length === 0) return <Blank title={words.noTimesOf(name)} description={words.nobodyFree} />;
  return (
    <Blank title={words.noTimesOf(name)} description={words.othersFirst}>
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name, position, nextAvailableAt }) => (
          <LineButton
            key={id}
            size="small"
            onClick={() =>
              change({
                doctor: { id, name, position },
                date: clinicTime(nextAvailableAt).date,
                reservedAt: null,
              })
            }
          >
            {words.chooseOther(`${name} ${position}`, whenSoon(nextAvailableAt, now, dateWords))}
          </LineButton>
        ))}
      </div>
    </Blank>
  );
}

const hasTime = (doctor: BookableEmployee): doctor is BookableEmployee & { nextAvailableAt: string } =>
  doctor.nextAvailableAt !== null;
