import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { StudioInput } from "@/contract/studio";
import type { DeskReservation, Diary, DiaryDay, DiaryDays, ReservationRecord } from "@/contract/studio/desk";
import { type ReservationStep, statusAfter } from "@/contract/studio/reservation-steps";
import { call, failureText } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { stepLabels } from "./labels";
import { showAnswer } from "./show-answer";

/** A reservation with everything that the drawer shows. */
export function useReservation(id: number) {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "reservation", id],
    queryFn: () => call("GET /studio/:clinic/reservations/:id", { params: { clinic: clinic.id, id } }),
  });
}

type StepBody = StudioInput<"PUT /studio/:clinic/reservations/:id/step">["body"];
type Taken = { reservation: Pick<DeskReservation, "id" | "customerName" | "status"> } & StepBody;

/** Takes a step at once on the screen, and back with the reason where it is refused. */
export function useStep() {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const again = useRef<(taken: Taken) => void>(() => {});
  const mutation = useMutation({
    mutationFn: ({ reservation, ...body }: Taken) =>
      call("PUT /studio/:clinic/reservations/:id/step", {
        params: { clinic: clinic.id, id: reservation.id },
        body,
      }),
    onMutate: ({ reservation, step }) => {
      const status = statusAfter(step, reservation.status);
      const change = <Day extends DiaryDay>(day: Day): Day => ({
        ...day,
        reservations: day.reservations.map((row) => (row.id === reservation.id ? { ...row, status } : row)),
      });
      client.setQueriesData<{ row: Diary }>(
        { queryKey: [clinic.id, "day"] },
        (day) => day && { row: change(day.row) },
      );
      client.setQueriesData<{ row: DiaryDays }>(
        { queryKey: [clinic.id, "days"] },
        (week) => week && { row: { ...week.row, days: week.row.days.map(change) } },
      );
    },
    onSuccess: ({ row }, { reservation, step }) => {
      showAnswer(client, clinic.id, row);
      const text = stepLabels[step].done(reservation.customerName);
      toast({ text, undo: undoOf(row, step, again.current) });
    },
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  again.current = mutation.mutate;
  return mutation;
}

/** What leads back from a step. */
function undoOf(row: ReservationRecord, step: ReservationStep, take: (taken: Taken) => void) {
  if (step === "stepBack") return undefined;
  const { id, customerName, status, version } = row;
  const reason = labels.undo;
  return () => take({ reservation: { id, customerName, status }, step: "stepBack", version, reason });
}
