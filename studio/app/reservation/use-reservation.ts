import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { StudioInput } from "@/contract/studio";
import type { DeskReservation, Diary, DiaryDay, DiaryDays, ReservationRecord } from "@/contract/studio/desk";
import { type ReservationStep, type StudioStatus, statusAfter } from "@/contract/studio/reservation-steps";
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
    onMutate: async ({ reservation, step }) => {
      // One that is on its way was read before the press, and would paint over it.
      await Promise.all(DIARIES.map((name) => client.cancelQueries({ queryKey: [clinic.id, name] })));
      paint(client, clinic.id, reservation.id, () => statusAfter(step, reservation.status));
    },
    onSuccess: ({ row }, { reservation, step }) => {
      showAnswer(client, clinic.id, row);
      const text = stepLabels[step].done(reservation.customerName);
      toast({ text, undo: undoOf(row, step, again.current) });
    },
    onError: (error, { reservation, step }) => {
      // While cut off nothing is read again, and the card would go on showing what was not done.
      const painted = statusAfter(step, reservation.status);
      paint(client, clinic.id, reservation.id, (status) =>
        status === painted ? reservation.status : status,
      );
      toast({ text: failureText(error), isBad: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  again.current = mutation.mutate;
  return mutation;
}

const DIARIES = ["day", "days"];

/** Changes the status of a reservation on every day and week that is cached. */
function paint(
  client: QueryClient,
  clinicId: string,
  id: number,
  statusOf: (status: StudioStatus) => StudioStatus,
) {
  const change = <Day extends DiaryDay>(day: Day): Day => ({
    ...day,
    reservations: day.reservations.map((row) =>
      row.id === id ? { ...row, status: statusOf(row.status) } : row,
    ),
  });
  client.setQueriesData<{ row: Diary }>(
    { queryKey: [clinicId, "day"] },
    (day) => day && { row: change(day.row) },
  );
  client.setQueriesData<{ row: DiaryDays }>(
    { queryKey: [clinicId, "days"] },
    (week) => week && { row: { ...week.row, days: week.row.days.map(change) } },
  );
}

/** What leads back from a step. */
function undoOf(row: ReservationRecord, step: ReservationStep, take: (taken: Taken) => void) {
  if (step === "stepBack") return undefined;
  const { id, customerName, status, version } = row;
  const reason = labels.undo;
  return () => take({ reservation: { id, customerName, status }, step: "stepBack", version, reason });
}
