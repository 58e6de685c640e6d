import type { studioDeskContract } from "@/contract/studio/desk";
import { previewConfirmation, previewMessage } from "../messages/compose";
import { kindOfMove } from "../messages/reservation-messages";
import { addReservation, requireBookable } from "./add-reservation";
import { readMonth, readRequests } from "./diary";
import { readDiary, readDiaryDays } from "./diary-days";
import { findTreatments, readSoonestTimes, readTimes } from "./free-times";
import { moveAtDesk } from "./move-reservation";
import { describeRecord, requireReservation } from "./record";
import type { StudioHandlers } from "./studio-handlers";
import { takeStep } from "./take-step";

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

  "GET /studio/:clinic/reservations/:id/message": async ({ params, query, call }) => {
    call.require("see-diary");
    const reservation = await requireReservation(call.scope, params.id);
    call.require("decide-reservations", { employeeId: reservation.employeeId });
    const moved = query.startAt && { ...reservation, startAt: new Date(query.startAt) };
    const kind = moved ? kindOfMove(moved) : "confirmed";
    return { row: await previewMessage(call, moved || reservation, { kind, details: null }) };
  },

  "PUT /studio/:clinic/reservations/:id/step": async ({ params, body, call }) => {
    call.require("see-diary");
    const { row } = await takeStep(call, params.id, body);
    return { row: await describeRecord(call, row) };
  },

  "PUT /studio/:clinic/reservations/:id/time": async ({ params, body, call }) => {
    const { row } = await moveAtDesk(call, params.id, body);
    return { row: await describeRecord(call, row) };
  },

  "GET /studio/:clinic/times": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await readTimes(call, query));
  },

  "GET /studio/:clinic/soonest-times": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await readSoonestTimes(call, query));
  },

  "GET /studio/:clinic/treatments": async ({ query, call }) => {
    call.require("see-diary");
    return listed(await findTreatments(call, query.search));
  },

  "GET /studio/:clinic/message-of-new": async ({ query, call }) => {
    call.require("add-reservations", { employeeId: query.employeeId });
    const customer = query.customerId === undefined ? null : await requireBookable(call, query.customerId);
    return { row: await previewConfirmation(call, { startAt: new Date(query.startAt), customer }) };
  },

  "POST /studio/:clinic/reservations": async ({ body, call }) => {
    const { row } = await addReservation(call, body);
    return { row: await describeRecord(call, row) };
  },
};

const listed = <Row>(rows: Row[]) => ({ rows, count: rows.length });
