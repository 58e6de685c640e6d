import { useSetAtom } from "jotai";
import { useState } from "react";
import { hasStatus } from "@/api/api-error";
import { runMutation } from "@/api/run-mutation";
import type { Reservation } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { errorText } from "../../lib/error-text";
import { tellReservationCanceled } from "../../page/tell-page";
import { putReservation, refreshReservations } from "../../runtime/reservations";
import { useRuntime } from "../../runtime/runtime-context";
import { unfoldedReservationIdAtom } from "../../state/own-reservation";
import { goAtom } from "../../state/screen";
import { type Failure, GONE, isRefusal } from "./failure";

/** Cancels a reservation, once however fast it is tapped. One that another tab cancelled already is as good. */
export function useCancel(reservation: Reservation) {
  const runtime = useRuntime();
  const all = useAllWords();
  const { cancel: words, reservations } = all;
  const unfold = useSetAtom(unfoldedReservationIdAtom);
  const go = useSetAtom(goAtom);
  const [failure, setFailure] = useState<Failure | null>(null);

  const send = async (reason: string | null) => {
    const { row } = await runMutation(
      runtime.queryClient,
      runtime.api.mutation("PUT /customer/reservations/:id/cancel"),
      { params: { id: reservation.id }, body: reason === null ? {} : { reason } },
    );
    putReservation(runtime, row);
    tellReservationCanceled(runtime, row);
    runtime.showToast(words.canceled, "success");
    unfold(null);
    // Its row leaves the list: the focus goes to the list's title.
    go("reservations");
  };
  const fail = (error: unknown) => {
    if (isRefusal(error)) setFailure({ title: errorText(error, all), description: words.refused });
    else if (hasStatus(error, GONE)) runtime.showToast(reservations.notFound);
    else setFailure(words.failed);
    if (isRefusal(error) || hasStatus(error, GONE)) refreshReservations(runtime);
  };
  const { isRunning, run } = useTask(async (reason: string | null) => {
    setFailure(null);
    await send(reason).catch(fail);
  });
  return { cancel: run, isCanceling: isRunning, failure };
}
