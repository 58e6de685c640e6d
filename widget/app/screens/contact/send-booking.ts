import { onlineManager } from "@tanstack/react-query";
import { ApiError, hasStatus } from "@/api/api-error";
import { runMutation } from "@/api/run-mutation";
import type { CreateReservation, Reservation } from "@/contract/api/reservations";
import { uniqueId } from "../../lib/unique-id";
import { loseTime } from "../../runtime/lose-time";
import type { Runtime, Store } from "../../runtime/runtime";
import { holdAtom } from "../../state/hold";
import { type Attempt, attemptAtom, bookingErrorAtom, isBookingAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { followReservation } from "./follow-reservation";

const TAKEN = 409;
/** With these the server has answered for good: another try is another attempt. */
const FINAL_STATUSES = [400, 404, TAKEN, 422];

/**
 * Sends the reservation. However often one and the same request is sent, by double tap, retry or after a reload, it books
 * once. A time taken meanwhile leads back to the times, with everything else as it was. Without a network it waits for one.
 */
export async function sendBooking(runtime: Runtime, body: CreateReservation): Promise<void> {
  const { store, queryClient } = runtime;
  if (store.get(isBookingAtom)) return;
  store.set(isBookingAtom, true);
  store.set(bookingErrorAtom, null);
  const attempt = attemptOf(store, JSON.stringify(body));
  store.set(attemptAtom, attempt);
  const options = {
    mutationKey: ["POST /customer/reservations"],
    mutationFn: (request: CreateReservation) => send(runtime, request, attempt),
  };
  try {
    const made = await runMutation(queryClient, options, body);
    if (made) followReservation(runtime, made);
    else store.set(attemptAtom, { ...attempt, isWaiting: true });
  } catch (error) {
    fail(runtime, error);
  } finally {
    store.set(isBookingAtom, false);
  }
}

/** Sends what was confirmed without a network. Where the server refuses it now, the contact step says why. */
export async function sendWaitingBooking(runtime: Runtime): Promise<void> {
  const { store } = runtime;
  const waiting = store.get(attemptAtom);
  if (!waiting?.isWaiting) return;
  // This widget wrote it; the server judges what somebody else may have made of it.
  await sendBooking(runtime, JSON.parse(waiting.body) as CreateReservation);
  const error = store.get(bookingErrorAtom);
  // A taken time has led to the times already.
  if (error && !hasStatus(error, TAKEN)) store.set(goAtom, "contact");
}

/** The same request keeps its key and the hold that it was first sent with: a key stands for one body. */
function attemptOf(store: Store, body: string): Attempt {
  const known = store.get(attemptAtom);
  if (known?.body === body) return { ...known, isWaiting: false };
  return { key: uniqueId(), body, holdId: store.get(holdAtom)?.id };
}

/** Null: there is no network, and so no answer. */
async function send(
  { api }: Runtime,
  body: CreateReservation,
  { key, holdId }: Attempt,
): Promise<Reservation | null> {
  try {
    const { row } = await api.callWith({ idempotencyKey: key }, "POST /customer/reservations", {
      body: { ...body, holdId },
    });
    return row;
  } catch (error) {
    const isUnanswered = error instanceof ApiError && error.status >= 500 && error.code === undefined;
    if (isUnanswered && !onlineManager.isOnline()) return null;
    throw error;
  }
}

function fail(runtime: Runtime, error: unknown): void {
  const { store } = runtime;
  store.set(bookingErrorAtom, error instanceof Error ? error : new Error(String(error)));
  if (!(error instanceof ApiError)) return;
  if (FINAL_STATUSES.includes(error.status)) store.set(attemptAtom, null);
  if (error.status === TAKEN) loseTime(runtime);
}
