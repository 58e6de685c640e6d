import { useQuery } from "@tanstack/react-query";
import type { DeskReservation } from "@/contract/studio/desk";
import { useClinic } from "../session/use-account";
import { dayOf } from "../when";
import { whyAway } from "./away";
import { dayQuery } from "./day-query";

/** A doctor who is not there at a visit's time, and why; null where none is asked about, or the day is not known yet. */
export function useWhyAway(
  visit: Pick<DeskReservation, "startAt" | "endAt">,
  doctor: number | null | undefined,
): { name: string; why: string } | null {
  const clinic = useClinic();
  const { data } = useQuery({ ...dayQuery(clinic.id, dayOf(visit.startAt)), enabled: Boolean(doctor) });
  const found = data?.row.doctors.find(({ id }) => id === doctor);
  const why = data && found && whyAway(data.row, found, visit);
  return why ? { name: found.name, why } : null;
}
