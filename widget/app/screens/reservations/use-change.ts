import { useSetAtom } from "jotai";
import { useState } from "react";
import { hasStatus } from "@/api/api-error";
import { runMutation } from "@/api/run-mutation";
import type { Reservation } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { useAllWords } from "../../data/use-all-words";
import { useSlotChoice } from "../../data/use-slot-choice";
import { useTask } from "../../data/use-task";
import { errorText } from "../../lib/error-text";
import { whenShort } from "../../lib/when";
import { tellReservationChanged } from "../../page/tell-page";
import { refreshFreeTimes } from "../../runtime/lose-time";
import { putReservation, refreshReservations } from "../../runtime/reservations";
import { useRuntime } from "../../runtime/runtime-context";
import { goAtom } from "../../state/screen";
import { type Failure, GONE, isRefusal, TAKEN } from "./failure";

/** Moves a reservation to the chosen time. Sent again after a lost answer it changes nothing twice. */
export function useChange(reservation: Reservation) {
  const runtime = useRuntime();
  const all = useAllWords();
  const { change: words, reservations, date } = all;
  const { doctor, reservedAt, change, setTaken } = useSlotChoice();
  const go = useSetAtom(goAtom);
  const [failure, setFailure] = useState<Failure | null>(null);

  const send = async (wanted: string) => {
    const isSameDoctor = doctor?.id === reservation.employee?.id;
    const { row } = await runMutation(
      runtime.queryClient,
      runtime.api.mutation("PUT /customer/reservations/:id"),
      {
        params: { id: reservation.id },
        body: { reservedAt: wanted, ...(!isSameDoctor && { employeeId: doctor?.id ?? null }) },
      },
    );
    putReservation(runtime, row);
    refreshFreeTimes(runtime.queryClient);
    tellReservationChanged(runtime, row);
    const say = row.status === "waiting" ? words.requested : words.changed;
    runtime.showToast(say(whenShort(row.reservedAt, date)), "success");
    go("reservations");
  };
  const fail = (wanted: string, error: unknown) => {
    if (hasStatus(error, TAKEN)) {
      setTaken(clinicTime(wanted).clock);
      change({ reservedAt: null });
      refreshFreeTimes(runtime.queryClient);
      // Brings the note over the times into view.
      go("change");
    } else if (hasStatus(error, GONE)) {
      runtime.showToast(reservations.notFound);
      refreshReservations(runtime);
      go("reservations");
    } else if (isRefusal(error)) {
      setFailure({
        title: errorText(error, all),
        description: words.refused(whenShort(reservation.reservedAt, date)),
      });
      refreshReservations(runtime);
    } else {
      setFailure(words.failed);
    }
  };
  const { isRunning, run } = useTask(async () => {
    if (reservedAt === null) return;
    setFailure(null);
    await send(reservedAt).catch((error: unknown) => fail(reservedAt, error));
  });
  return { confirm: run, isChanging: isRunning, failure };
}
