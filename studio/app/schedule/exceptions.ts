import type { Block } from "@/contract/studio/desk";
import type { Hours, Schedule } from "@/contract/studio/schedule";
import { addDays, clockOf, dayOf } from "../when";

/** Days in a row that differ in the same way. */
export interface Exception {
  kind: "specialDay" | "holiday" | "leave" | "dayOff";
  from: string;
  to: string;
  /** Null: the whole day. */
  hours: Hours | null;
  reason: string;
  /** Of a leave: its rows. */
  blockIds: number[];
}

/** What differs from the week for a doctor, the clinic's own days among it, by date. */
export function exceptionsOf({ specialDays, leaves, doctors }: Schedule, doctorId: number): Exception[] {
  const doctor = doctors.find(({ id }) => id === doctorId);
  const days: Exception[] = [
    ...specialDays.map(({ date, hours, reason, isHoliday }) =>
      oneDay(date, { kind: isHoliday ? "holiday" : "specialDay", hours, reason }),
    ),
    ...(doctor?.daysOff ?? []).map((date) => oneDay(date, { kind: "dayOff", hours: null, reason: "" })),
    ...leaves
      .filter(({ employeeId }) => employeeId === doctorId)
      .map((leave) =>
        oneDay(dayOf(leave.startAt), {
          ...{ kind: "leave", hours: hoursOfLeave(leave), reason: leave.reason },
          blockIds: [leave.id],
        }),
      ),
  ];
  return joined(days.sort((one, other) => one.from.localeCompare(other.from)));
}

/** Days in a row that differ in the same way, as one. */
function joined(days: readonly Exception[]): Exception[] {
  const rows: Exception[] = [];
  for (const day of days) {
    const before = rows.findLast((each) => isSameKind(each, day));
    if (before && addDays(before.to, 1) === day.from) {
      before.to = day.to;
      before.blockIds = [...before.blockIds, ...day.blockIds];
    } else rows.push({ ...day });
  }
  return rows;
}

const oneDay = (
  day: string,
  exception: Pick<Exception, "kind" | "hours" | "reason"> & Partial<Pick<Exception, "blockIds">>,
): Exception => ({ blockIds: [], ...exception, from: day, to: day });

const hoursOfLeave = ({ startAt, endAt }: Block): Hours | null => {
  const [start, end] = [clockOf(startAt), clockOf(endAt)];
  return start === "00:00" && end === "00:00" ? null : { start, end };
};

const isSameKind = (one: Exception, other: Exception): boolean =>
  one.kind === other.kind &&
  one.reason === other.reason &&
  one.hours?.start === other.hours?.start &&
  one.hours?.end === other.hours?.end;

/** Each day of an exception. */
export function daysOfException({ from, to }: Pick<Exception, "from" | "to">): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
