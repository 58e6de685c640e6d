import { useMutation } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useRef } from "react";
import { ApiError } from "@/api/api-error";
import type { CreateReservation, Reservation } from "@/contract/api/reservations";
import { clinicTime } from "@/lib/clinic-time";
import { uniqueId } from "../../lib/unique-id";
import { useRuntime } from "../../runtime/runtime-context";
import { changeDraftAtom, draftAtom, takenTimeAtom } from "../../state/draft";
import { attemptAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { useReservationMade } from "./use-reservation-made";

const TAKEN = 409;
/** With these the server has answered for good: another try is another attempt. */
const FINAL_STATUSES = [400, 404, TAKEN, 422];

/**
 * Sends the reservation. However often one and the same request is sent, by double tap, retry or after a reload, it books
 * once. A time taken meanwhile leads back to the times, with everything else as it was.
 */
export function useBooking() {
  const { api, store, queryClient } = useRuntime();
  const { reservedAt } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const setTaken = useSetAtom(takenTimeAtom);
  const go = useSetAtom(goAtom);
  const [attempt, setAttempt] = useAtom(attemptAtom);
  const onMade = useReservationMade();
  const isLocked = useRef(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ["POST /customer/reservations"],
    mutationFn: async (body: CreateReservation): Promise<Reservation> => {
      const text = JSON.stringify(body);
      const known = store.get(attemptAtom);
      const current = known?.body === text ? known : { key: uniqueId(), body: text };
      setAttempt(current);
      const { row } = await api.callWith({ idempotencyKey: current.key }, "POST /customer/reservations", {
        body,
      });
      return row;
    },
    onSuccess: onMade,
    onError(failure) {
      if (!(failure instanceof ApiError)) return;
      if (FINAL_STATUSES.includes(failure.status)) setAttempt(null);
      if (failure.status !== TAKEN) return;
      if (reservedAt !== null) setTaken(clinicTime(reservedAt).clock);
      change({ reservedAt: null });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isFreeTime(queryKey[0]) });
      go("schedule");
    },
    onSettled() {
      isLocked.current = false;
    },
  });

  function book(body: CreateReservation) {
    if (isLocked.current) return;
    isLocked.current = true;
    mutate(body);
  }
  return { book, isBooking: isPending, error, reset, isRetry: attempt !== null };
}

const isFreeTime = (key: unknown) => typeof key === "string" && /\/partner-(employee-)?schedules\//.test(key);
