import { and, asc, gte, lt } from "drizzle-orm";
import { type EmployeeBlockRow, employeeBlocks } from "../db/schema/employees";
import type { PartnerScope } from "../db/scope";
import { addDays, type Day, dayOf, daySpanOf, instantAt } from "../lib/clinic-time";
import { type Span, without } from "./clinic-hours";

/** A doctor's block as minutes of its day. */
export interface BlockedSpan extends Span, Pick<EmployeeBlockRow, "employeeId" | "kind"> {
  day: Day;
}

/** Blocks and leaves of these days, both included. */
export async function loadBlockedSpans(
  scope: PartnerScope,
  { from, to }: { from: Day; to: Day },
): Promise<BlockedSpan[]> {
  const { employeeId, kind, startAt, endAt } = employeeBlocks;
  const rows = await scope.pick(
    employeeBlocks,
    { employeeId, kind, startAt, endAt },
    {
      where: and(gte(startAt, instantAt(from, 0)), lt(startAt, instantAt(addDays(to, 1), 0))),
      orderBy: [asc(startAt)],
    },
  );
  return rows.map((row) => ({
    ...{ employeeId: row.employeeId, kind: row.kind, day: dayOf(row.startAt) },
    ...daySpanOf(row),
  }));
}

/** A doctor's hours as visitors are told them: from when to when, without leave at either end; null for none at all. */
export function hoursWithoutLeave(hours: Span | null, leaves: readonly Span[]): Span | null {
  const left = leaves.reduce<Span[]>(
    (spans, leave) => spans.flatMap((span) => without(span, leave)),
    hours ? [hours] : [],
  );
  const [first, last] = [left[0], left.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}
