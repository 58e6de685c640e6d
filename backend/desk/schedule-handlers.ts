import type { studioScheduleContract, Week } from "@/contract/studio/schedule";
import { findSpecialDayHits, findWeekHits } from "../booking/schedule-hits";
import { loadTimetable } from "../booking/timetable";
import type { ReservationRow } from "../db/schema/reservations";
import { notFound } from "../lib/errors";
import type { StudioCall } from "../staff/studio-call";
import { listCards } from "./cards";
import { readSchedule, showOnSite, spanOf } from "./schedule";
import type { StudioHandlers } from "./studio-handlers";
import { addSpecialDays, changeWeek, removeSpecialDay } from "./write-schedule";

export const scheduleHandlers: StudioHandlers<typeof studioScheduleContract> = {
  "GET /studio/:clinic/schedule": async ({ call }) => {
    call.require("write-hours");
    return { row: await readSchedule(call) };
  },

  "POST /studio/:clinic/doctors/:id/week/hits": async ({ params, body, call }) => {
    call.require("write-hours");
    return listCards(call, await weekHits(call, params.id, body.week));
  },

  "PUT /studio/:clinic/doctors/:id/week": async ({ params, body, call }) => {
    call.require("write-hours");
    await changeWeek(call, params.id, body);
    return shown(call);
  },

  "GET /studio/:clinic/special-days/hits": async ({ query: { start, end, ...days }, call }) => {
    call.require("write-hours");
    const hours = start && end ? spanOf({ start, end }) : null;
    return listCards(call, await findSpecialDayHits(call.scope, { ...days, hours }, call.now));
  },

  "POST /studio/:clinic/special-days": async ({ body, call }) => {
    call.require("write-hours");
    await addSpecialDays(call, body);
    return shown(call);
  },

  "DELETE /studio/:clinic/special-days/:date": async ({ params, call }) => {
    call.require("write-hours");
    await removeSpecialDay(call, params.date);
    return shown(call);
  },
};

async function weekHits(call: StudioCall, id: number, days: Week): Promise<ReservationRow[]> {
  const timetable = await loadTimetable(call.scope, call.tenant);
  const doctor = timetable.doctors.find((each) => each.id === id);
  if (!doctor) throw notFound();
  const week = new Map(days.map(({ weekday, hours }) => [weekday, spanOf(hours)]));
  return findWeekHits(call.scope, timetable, { doctor, week, now: call.now });
}

async function shown(call: StudioCall) {
  showOnSite(call);
  return { row: await readSchedule(call) };
}
