import { useMutation } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useRef } from "react";
import { ApiError } from "@/api/api-error";
import type { CreateReservation, Reservation } from "@/contract/api/reservations";
import { uniqueId } from "../../lib/unique-id";
import { loseTime } from "../../runtime/lose-time";
import { useRuntime } from "../../runtime/runtime-context";
import { holdAtom } from "../../state/hold";
import { attemptAtom } from "../../state/reservation";
import { useReservationMade } from "./use-reservation-made";

const TAKEN = 409;
/** With these the server has answered for good: another try is another attempt. */
const FINAL_STATUSES = [400, 404, TAKEN, 422];

/**
 * Sends the reservation. However often one and the same request is sent, by double tap, retry or after a reload, it books
 * once. A time taken meanwhile leads back to the times, with everything else as it was.
 */
export function useBooking() {
  const runtime = useRuntime();
  const { api, store } = runtime;
  const [attempt, setAttempt] = useAtom(attemptAtom);
  const onMade = useReservationMade();
  const isLocked = useRef(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ["POST /customer/reservations"],
    mutationFn: async (body: CreateReservation): Promise<Reservation> => {
      const text = JSON.stringify(body);
      const known = store.get(attemptAtom);
      const current = known?.body === text ? known : { key: uniqueId(), body: text, holdId: holdIdNow() };
      setAttempt(current);
      const { row } = await api.callWith({ idempotencyKey: current.key }, "POST /customer/reservations", {
        body: { ...body, holdId: current.holdId },
      });
      return row;
    },
    onSuccess: onMade,
    onError(failure) {
      if (!(failure instanceof ApiError)) return;
      if (FINAL_STATUSES.includes(failure.status)) setAttempt(null);
      if (failure.status === TAKEN) loseTime(runtime);
    },
    onSettled() {
      isLocked.current = false;
    },
  });

  // The same request keeps the hold that it was first sent with: a key stands for one body.
  const holdIdNow = () => store.get(holdAtom)?.id;
  function book(body: CreateReservation) {
    if (isLocked.current) return;
    isLocked.current = true;
    mutate(body);
  }
  return { book, isBooking: isPending, error, reset, isRetry: attempt !== null };
}
