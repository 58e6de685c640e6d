import { CLINIC_TIME_ZONE } from "@/config/time-zone";
import { useWords } from "../data/use-words";

/** Says whose clock the times follow, to a visitor whose device is in another zone. */
export function ZoneNote() {
  const { schedule } = useWords();
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === CLINIC_TIME_ZONE) return null;
  return <p className="mt-1 text-b6 text-ink-3">{schedule.zoneNote}</p>;
}
