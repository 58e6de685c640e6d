import type { FigurePeriod, Figures, studioFiguresContract } from "@/contract/studio/figures";
import { can } from "@/contract/studio/roles";
import { loadBlockedSpans } from "../booking/blocked-spans";
import { readCalendarDay } from "../booking/clinic-calendar";
import { loadTimetable } from "../booking/timetable";
import { loadFieldFigures } from "../figures/field-figures";
import {
  bySource,
  type Counted,
  freeHours,
  isKept,
  noShowsByLead,
  totalsOf,
  usedShare,
} from "../figures/figures";
import { loadFirstVisits, loadTreatments, loadVisits } from "../figures/load-visits";
import { columnsOf, rangesOf } from "../figures/period";
import { type Day, dayOf } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import type { StudioCall } from "../staff/studio-call";
import type { StudioHandlers } from "./studio-handlers";

export const figureHandlers: StudioHandlers<typeof studioFiguresContract> = {
  "GET /studio/:clinic/figures": async ({ query, call }) => {
    call.require("see-figures");
    return { row: await readFigures(call, query.period) };
  },
};

async function readFigures(call: StudioCall, period: FigurePeriod): Promise<Figures> {
  const { scope, tenant, actor, now } = call;
  // A doctor has own figures; an agency sees no sums.
  const own = can(actor, "see-figures", { employeeId: null }) ? null : actor.employeeId;
  const seesSums = actor.role !== "agency";
  const { range, before } = rangesOf(period, dayOf(now));
  const both = { from: before.from, to: range.to };
  const [timetable, visits, firstVisits, blocks, treatments, field] = await Promise.all([
    loadTimetable(scope, tenant),
    loadVisits(scope, both, own),
    loadFirstVisits(scope, both, own),
    loadBlockedSpans(scope, both),
    loadTreatments(scope, range, own),
    loadFieldFigures(scope, range.to),
  ]);
  const days = new Map<Day, ReturnType<typeof readCalendarDay>>();
  const counted: Counted = {
    ...{ visits, firstVisits },
    keptOn: groupBy(visits.filter(isKept), ({ day }) => day),
    blocksOn: groupBy(blocks, ({ day }) => day),
    doctors: own === null ? timetable.doctors : timetable.doctors.filter(({ id }) => id === own),
    readDay(day) {
      const known = days.get(day) ?? readCalendarDay(timetable.calendar, day);
      days.set(day, known);
      return known;
    },
  };
  return {
    ...range,
    totals: totalsOf(counted, range, seesSums),
    before: totalsOf(counted, before, seesSums),
    ...bySource(counted, columnsOf(period, range)),
    doctors: counted.doctors.map((doctor) => ({
      name: doctor.name,
      usedShare: usedShare(counted, range, [doctor]),
      usedShareBefore: usedShare(counted, before, [doctor]),
    })),
    free: freeHours(counted, range),
    noShowsByLead: noShowsByLead(counted, range),
    treatments: treatments.map((row) => ({ ...row, amount: seesSums ? row.amount : null })),
    field,
  };
}
