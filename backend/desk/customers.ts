import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { CustomerLine } from "@/contract/studio/customers";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { can } from "@/contract/studio/roles";
import { initialsPatterns } from "../catalogue/initial-consonants";
import { customers } from "../db/schema/customers";
import { reservations } from "../db/schema/reservations";
import { addDays, dayOf, instantAt } from "../lib/clinic-time";
import { notFound } from "../lib/errors";
import type { StudioCall } from "../staff/studio-call";
import { NO_VISITS, visitsOf } from "./visits";

export type CustomerRow = typeof customers.$inferSelect;
type NamedRow = Pick<CustomerRow, "id" | "name" | "phone" | "isRegular" | "leftAt">;

const MOST_FOUND = 20;
const MOST_NEAR = 50;
/** Of reservations on either side of now: one person may have several. */
const MOST_NEAR_RESERVATIONS = 100;
/** Two digits would find a tenth of all numbers. */
const FEWEST_DIGITS = 3;

const { id, name, phone, isRegular, leftAt } = customers;
const FIELDS = { id, name, phone, isRegular, leftAt };

/**
 * Customers by a part of their name, its initial consonants, or a part of their number, and those who made a reservation of
 * this number; whose phone ends with it come first. A doctor finds own patients. It scans one clinic's names and numbers.
 */
export async function findCustomers(call: StudioCall, search: string): Promise<CustomerLine[]> {
  const digits = search.replace(/^\+82[\s-]?0?/, "0").replace(/\D/g, "");
  const isNumbered = digits.length >= FEWEST_DIGITS ? sql`strpos(${phone}, ${digits}) > 0` : undefined;
  const isNumber = eq(reservations.reservationNumber, search.toUpperCase());
  const hasBooked = call.scope.isAmong(id, reservations, reservations.customerId, isNumber);
  const rows = await call.scope.pick(customers, FIELDS, {
    where: and(ownPatients(call), or(and(isNull(leftAt), or(isNamed(search), isNumbered)), hasBooked)),
    orderBy: [desc(sql`coalesce(right(${phone}, ${digits.length}) = ${digits}, false)`), asc(name), asc(id)],
    limit: MOST_FOUND,
  });
  return describeLines(call, rows);
}

/** Who is here or still comes, by time, and after them who was here lately, latest first. */
export async function nearCustomers(call: StudioCall): Promise<CustomerLine[]> {
  const { scope, actor } = call;
  const { customerId, startAt, endAt, status, employeeId } = reservations;
  const today = dayOf(call.now);
  const isOpen = and(inArray(status, [...HOLDING_STATUSES]), gt(endAt, call.now)) as SQL;
  const own = seesEveryone(call) ? undefined : eq(employeeId, actor.employeeId ?? 0);
  const read = (when: SQL, order: SQL) =>
    scope.pick(
      reservations,
      { customerId },
      {
        where: and(when, own),
        orderBy: [order],
        limit: MOST_NEAR_RESERVATIONS,
      },
    );
  const [coming, seen] = await Promise.all([
    read(and(gte(startAt, instantAt(today, 0)), isOpen) as SQL, asc(startAt)),
    read(
      and(lt(startAt, instantAt(addDays(today, 1), 0)), ne(status, "canceled"), not(isOpen)) as SQL,
      desc(startAt),
    ),
  ]);
  const idsOf = (rows: { customerId: number }[]) => rows.map((row) => row.customerId);
  const ids = [...new Set([...idsOf(coming), ...idsOf(seen)])];
  if (ids.length === 0) return [];
  const rows = await scope.pick(customers, FIELDS, { where: and(inArray(id, ids), isNull(leftAt)) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return describeLines(call, ids.flatMap((key) => byId.get(key) ?? []).slice(0, MOST_NEAR));
}

/** The customer with this id, locked within a transaction; a 404 when the clinic, or the doctor, has none. */
export async function requireCustomer(
  call: StudioCall,
  key: number,
  { scope = call.scope, isLocked = false } = {},
): Promise<CustomerRow> {
  const row = await scope.first(customers, { where: and(eq(id, key), ownPatients(call)), isLocked });
  if (!row) throw notFound();
  return row;
}

/** Whom the account may see; undefined for those who see everyone. */
export function ownPatients(call: StudioCall): SQL | undefined {
  if (seesEveryone(call)) return undefined;
  const isTheirs = eq(reservations.employeeId, call.actor.employeeId ?? 0);
  return call.scope.isAmong(id, reservations, reservations.customerId, isTheirs);
}

export const kindOf = ({
  isRegular: isVerified,
  leftAt: left,
}: Pick<CustomerRow, "isRegular" | "leftAt">) => {
  if (left) return "left";
  return isVerified ? "regular" : "guest";
};

const seesEveryone = ({ actor }: StudioCall) => can(actor, "see-customers", { employeeId: null });

/** Names are stored as they were typed: composed, or letter by letter. */
function isNamed(search: string): SQL | undefined {
  const patterns = initialsPatterns(search);
  if (patterns.length === 0) return undefined;
  const composed = and(...patterns.map((pattern) => sql`${name} ~* ${pattern}`));
  return or(composed, sql`strpos(${name}, ${search.normalize("NFD")}) > 0`);
}

async function describeLines(call: StudioCall, rows: NamedRow[]): Promise<CustomerLine[]> {
  const visits = await visitsOf(
    call,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const facts = visits.get(row.id) ?? NO_VISITS;
    return {
      id: row.id,
      name: row.name,
      phone: row.phone,
      kind: kindOf(row),
      visits: facts.visits,
      noShows: facts.noShows,
      lastVisitAt: facts.lastVisitAt?.toISOString() ?? null,
      nextVisitAt: facts.nextVisitAt?.toISOString() ?? null,
    };
  });
}
