import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { CallError, call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { useNow } from "../use-now";
import { clockOf, dayOf, nearDay } from "../when";
import { type ChosenTime, TimeChoice } from "./time-choice";

interface MoveDialogProps {
  reservation: DeskReservation;
  doctors: readonly DiaryDoctor[];
  /** Where the card was dropped. */
  to?: { employeeId: number; startAt: string };
  onClose: () => void;
}

/** Another time or doctor. What was chosen stays when somebody was faster. */
export function MoveDialog({ reservation, doctors, to, onClose }: MoveDialogProps) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const { id, version, startAt, employeeId } = reservation;
  const [time, setTime] = useState<ChosenTime>({
    date: dayOf(startAt),
    employeeId: employeeId ?? doctors[0]?.id ?? 0,
    startAt: null,
    isOverruled: false,
    ...to,
  });
  const move = useMutation({
    mutationFn: (chosen: string) =>
      call("PUT /studio/:clinic/reservations/:id/time", {
        params: { clinic: clinic.id, id },
        body: { startAt: chosen, employeeId: time.employeeId, version, isOverruled: time.isOverruled },
      }),
    onSuccess: ({ row }) => {
      toast({ text: `${row.customerName} · ${nearDay(row.startAt, now)} ${clockOf(row.startAt)}` });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  const nameOf = (doctor: number | null) =>
    doctors.find((each) => each.id === doctor)?.name ?? labels.day.unassigned;
  const when = time.startAt && `${nearDay(time.startAt, now)} ${clockOf(time.startAt)}`;
  return (
    <Dialog
      title={`${labels.moveDialog.title} · ${reservation.customerName}`}
      onClose={onClose}
      onSubmit={() => time.startAt && move.mutate(time.startAt)}
      foot={
        <button type="submit" className="btn h40" disabled={!when || move.isPending}>
          {when ? labels.moveDialog.submit(when) : labels.moveDialog.choose}
        </button>
      }
    >
      <div className="swap">
        <div>
          <small>{labels.moveDialog.before}</small>
          <b>
            {nearDay(startAt, now)} {clockOf(startAt)} · {nameOf(employeeId)}
          </b>
        </div>
        <span aria-hidden>→</span>
        <div>
          <small>{labels.moveDialog.after}</small>
          <b>{when ? `${when} · ${nameOf(time.employeeId)}` : "–"}</b>
        </div>
      </div>
      <TimeChoice doctors={doctors} value={time} onChange={setTime} reservationId={id} />
      {move.isError && (
        <p className="note badn" role="alert">
          <span>{move.error instanceof CallError ? move.error.message : labels.failed}</span>
        </p>
      )}
    </Dialog>
  );
}
