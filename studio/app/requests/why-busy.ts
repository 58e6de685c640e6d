import type { Diary, DiaryDoctor } from "@/contract/studio/desk";
import { whyAway } from "../day/away";
import { labels } from "../labels";
import { isInTheWay } from "../reservation/in-the-way";
import type { Request } from "./use-requests";

/** Why a doctor cannot take a request at its time: not there, or with somebody else; null for one who is free. */
export function whyBusy(diary: Diary, doctor: DiaryDoctor, row: Request): string | null {
  const isBooked = diary.reservations.some((other) => isInTheWay(other, row, doctor.id));
  return whyAway(diary, doctor, row) ?? (isBooked ? labels.requests.isBooked : null);
}
