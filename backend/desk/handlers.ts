import type { studioDeskContract } from "@/contract/studio/desk";
import type { Changed } from "../booking/move";
import { notifyCustomer, type Occasion } from "../booking/notify-customer";
import type { StudioCall } from "../staff/studio-call";
import { addReservation } from "./add-reservation";
import { readMonth, readRequests } from "./diary";
import { readDiary, readDiaryDays } from "./diary-days";
import { findTreatments, readTimes } from "./free-times";
import { moveAtDesk } from "./move-reservation";
import { describeRecord, requireReservation } from "./record";
import type { StudioHandlers } from "./studio-handlers";
import { OCCASION_OF, takeStep } from "./take-step";

export const deskHandlers: StudioHandlers<typeof studioDeskContract> = {
  "GET /studio/:clinic/day": async ({ query, call }) => {
    call.require("see-diary");
    return { row: await readDiary(call, query.date) };
  },

  "GET /studio/:clinic/diary": async ({ query, call }) => {
    call.require("see-diary");
    return { row: await readDiaryDays(call, query) };
  },

  "GET /studio/:clinic/month": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await readMonth(call, query.month));
  },

  "GET /studio/:clinic/requests": async ({ call }) => {
    call.require("see-diary");
    return listed(await readRequests(call));
  },

  "GET /studio/:clinic/reservations/:id": async ({ params, call }) => {
    call.require("see-diary");
    return { row: await describeRecord(call, await requireReservation(call.scope, params.id)) };
  },

  "PUT /studio/:clinic/reservations/:id/step": async ({ params, body, call }) => {
    call.require("see-diary");
    const { before, ...changed } = await takeStep(call, params.id, body);
    // A cancellation or a confirmation that is taken back is told, as they were; other steps back were never told.
    const isBack = body.step === "stepBack" && (before === "canceled" || before === "confirmed");
    return describeTold(call, changed, isBack ? "confirmed" : OCCASION_OF[body.step]);
  },

  "PUT /studio/:clinic/reservations/:id/time": async ({ params, body, call }) =>
    describeMoved(call, await moveAtDesk(call, params.id, body)),

  "GET /studio/:clinic/times": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await readTimes(call, query));
  },

  "GET /studio/:clinic/treatments": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await findTreatments(call, query.search));
  },

  "POST /studio/:clinic/reservations": async ({ body, call }) =>
    describeTold(call, await addReservation(call, body), body.isTold ? "booked" : undefined),
};

const listed = <Row>(rows: Row[]) => ({ rows, count: rows.length });

/** Tells the customer of a change to a visit that is still ahead, once, and describes it. */
const describeMoved = (call: StudioCall, { occasion, ...changed }: Awaited<ReturnType<typeof moveAtDesk>>) =>
  describeTold(call, changed, occasion);

async function describeTold(call: StudioCall, { row, isChanged }: Changed, occasion: Occasion | undefined) {
  const isTold = occasion !== undefined && isChanged && row.startAt > call.now;
  return { row: await describeRecord(call, isTold ? await notifyCustomer(call, row, occasion) : row) };
}
