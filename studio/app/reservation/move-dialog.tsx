import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { call, failureText } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { useNow } from "../use-now";
import { dayOf, momentText } from "../when";
import { isInTheWay } from "./in-the-way";
import { MessagePreview } from "./message-preview";
import { showAnswer } from "./show-answer";
import { type ChosenTime, TimeChoice } from "./time-choice";
import { useSeenVersion } from "./use-seen-version";

const MINUTE_MS = 60_000;
const LENGTHS = [30, 60, 90, 120, 150, 180, 210, 240];

interface MoveDialogProps {
  reservation: DeskReservation;
  doctors: readonly DiaryDoctor[];
  /** Where the card was dropped, or what its foot was drawn to. */
  to?: { employeeId: number; startAt: string; minutes?: number };
  /** Those of the day that the screen shows. */
  others?: readonly DeskReservation[];
  onClose: () => void;
}

/** Another time, doctor or length. What was chosen stays when somebody was faster. */
export function MoveDialog({ reservation, doctors, to, others = [], onClose }: MoveDialogProps) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const { id, startAt, endAt, employeeId } = reservation;
  const { version, seeNewest } = useSeenVersion(reservation);
  const ownMinutes = (Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS;
  const [minutes, setMinutes] = useState(to?.minutes ?? ownMinutes);
  const [time, setTime] = useState<ChosenTime>({
    date: dayOf(startAt),
    employeeId: employeeId ?? doctors[0]?.id ?? 0,
    startAt: null,
    isOverruled: false,
    ...(to && { employeeId: to.employeeId, startAt: to.startAt }),
  });
  const move = useMutation({
    mutationFn: (chosen: string) =>
      call("PUT /studio/:clinic/reservations/:id/time", {
        params: { clinic: clinic.id, id },
        body: {
          startAt: chosen,
          employeeId: time.employeeId,
          version,
          isOverruled: time.isOverruled,
          ...(minutes !== ownMinutes && { durationMinutes: minutes }),
        },
      }),
    onSuccess: ({ row }) => {
      showAnswer(client, clinic.id, row);
      toast({ text: `${row.customerName} · ${momentText(row.startAt, now)}` });
      onClose();
    },
    onError: seeNewest,
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  const holderOf = ({ startAt: start, employeeId: doctor }: ChosenTime) => {
    if (start === null) return undefined;
    const end = new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();
    return others.find((other) => isInTheWay(other, { id, startAt: start, endAt: end }, doctor))
      ?.customerName;
  };
  const nameOf = (doctor: number | null) =>
    doctors.find((each) => each.id === doctor)?.name ?? labels.day.unassigned;
  const when = time.startAt && momentText(time.startAt, now);
  const isElsewhere = time.startAt !== startAt || time.employeeId !== employeeId;
  const words = labels.moveDialog;
  function chooseLength(next: number) {
    setMinutes(next);
    if (time.startAt === null && time.date === dayOf(startAt)) setTime({ ...time, startAt });
  }
  const submitWords = () => {
    if (!when) return words.choose;
    return isElsewhere ? words.submit(when) : words.submitLength(words.minutes(minutes));
  };
  return (
    <Dialog
      title={`${labels.moveDialog.title} · ${reservation.customerName}`}
      onClose={onClose}
      onSubmit={() => time.startAt && move.mutate(time.startAt)}
      foot={
        <button type="submit" className="btn h40" disabled={!when || move.isPending}>
          {submitWords()}
        </button>
      }
    >
      <div className="swap">
        <div>
          <small>{labels.moveDialog.before}</small>
          <b>
            {momentText(startAt, now)} · {nameOf(employeeId)} · {words.minutes(ownMinutes)}
          </b>
        </div>
        <span aria-hidden>→</span>
        <div>
          <small>{labels.moveDialog.after}</small>
          <b>{when ? `${when} · ${nameOf(time.employeeId)} · ${words.minutes(minutes)}` : "–"}</b>
        </div>
      </div>
      <label className="field">
        <span>{words.length}</span>
        <select
          className="input"
          value={minutes}
          onChange={({ target }) => chooseLength(Number(target.value))}
        >
          {[...new Set([ownMinutes, ...LENGTHS])]
            .toSorted((one, other) => one - other)
            .map((each) => (
              <option key={each} value={each}>
                {words.minutes(each)}
              </option>
            ))}
        </select>
      </label>
      <TimeChoice
        doctors={doctors}
        value={time}
        onChange={setTime}
        reservationId={id}
        holderOf={holderOf}
        {...(minutes !== ownMinutes && { durationMinutes: minutes })}
      />
      {time.startAt && isElsewhere && <MessagePreview reservation={reservation} startAt={time.startAt} />}
      {move.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(move.error)}</span>
        </p>
      )}
    </Dialog>
  );
}
