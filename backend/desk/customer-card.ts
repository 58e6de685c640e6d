import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { CustomerCard } from "@/contract/studio/customers";
import { audit } from "../db/schema/audit";
import { boardTypes, customerPosts } from "../db/schema/boards";
import { terms } from "../db/schema/content";
import { customerNotes } from "../db/schema/customers";
import { employees } from "../db/schema/employees";
import { consents, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { StudioCall } from "../staff/studio-call";
import { describeCards } from "./cards";
import { noteOf } from "./customer-notes";
import { type CustomerRow, kindOf } from "./customers";
import { entryOf } from "./record";
import { NO_VISITS, visitsOf } from "./visits";

const MOST_RESERVATIONS = 100;
const MOST_CHANGES = 100;

/** Everything that the studio shows of a customer, in a fixed number of queries. */
export async function describeCustomerCard(call: StudioCall, row: CustomerRow): Promise<CustomerCard> {
  const { scope, staff } = call;
  const isTheirs = eq(reservations.customerId, row.id);
  const [visits, booked, agreed, posts, changes, notes, doctors] = await Promise.all([
    visitsOf(call, [row.id]),
    scope.rows(reservations, {
      where: isTheirs,
      orderBy: [desc(reservations.startAt)],
      limit: MOST_RESERVATIONS,
    }),
    readConsents(scope, row.id),
    readPosts(scope, row.id),
    readChanges(scope, row.id),
    scope.rows(customerNotes, {
      where: eq(customerNotes.customerId, row.id),
      orderBy: [desc(customerNotes.createdAt), desc(customerNotes.id)],
    }),
    scope.pick(employees, { id: employees.id, name: employees.name }),
  ]);
  const facts = visits.get(row.id) ?? NO_VISITS;
  const cards = await describeCards(call, booked);
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    kind: kindOf(row),
    birthDate: row.birthDate,
    gender: row.gender,
    email: row.email ?? (row.contactEmail || null),
    createdAt: row.createdAt.toISOString(),
    isMarketingReceivable: row.isMarketingReceivable,
    marketingChangedAt: isoOf(row.marketingChangedAt),
    visits: facts.visits,
    noShows: facts.noShows,
    lateCancellations: facts.lateCancellations,
    firstVisitAt: isoOf(facts.firstVisitAt),
    lastVisitAt: isoOf(facts.lastVisitAt),
    nextVisitAt: isoOf(facts.nextVisitAt),
    reservations: cards.map((card, index) => ({ ...card, total: booked[index]?.total ?? 0 })),
    consents: agreed,
    posts,
    changes,
    notes: notes.map((note) => noteOf(note, staff.id)),
    doctors,
  };
}

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

/** Each term and version once: a booking stores standing agreements again. */
async function readConsents(scope: PartnerScope, customerId: number): Promise<CustomerCard["consents"]> {
  const { version, agreedAt, termId } = consents;
  const rows = await scope.pick(
    consents,
    { termId, title: terms.termTitle, version, agreedAt },
    {
      where: eq(consents.customerId, customerId),
      join: { table: terms, on: eq(terms.id, termId) },
      orderBy: [desc(agreedAt), desc(consents.id)],
    },
  );
  const latest = new Map(rows.toReversed().map((row) => [`${row.termId} ${row.version}`, row]));
  return [...latest.values()]
    .toSorted((one, other) => other.agreedAt.getTime() - one.agreedAt.getTime())
    .map((row) => ({ title: row.title, version: row.version, agreedAt: row.agreedAt.toISOString() }));
}

async function readPosts(scope: PartnerScope, customerId: number): Promise<CustomerCard["posts"]> {
  const { id, title, isPrivate, answeredAt, createdAt, boardTypeId } = customerPosts;
  const rows = await scope.pick(
    customerPosts,
    { id, board: boardTypes.title, title, isPrivate, answeredAt, createdAt },
    {
      // An erased post has lost its customer.
      where: eq(customerPosts.customerId, customerId),
      join: { table: boardTypes, on: eq(boardTypes.id, boardTypeId) },
      orderBy: [desc(createdAt)],
    },
  );
  return rows.map(({ answeredAt: answered, ...row }) => ({
    ...row,
    isAnswered: answered !== null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** What was done to a customer and to their reservations, latest first. */
export async function readChanges(scope: PartnerScope, customerId: number): Promise<CustomerCard["changes"]> {
  const { thingKind, thingId, id } = audit;
  const isTheirs = eq(reservations.customerId, customerId);
  const ids = await scope.pick(reservations, { id: reservations.id }, { where: isTheirs });
  const keys = ids.map((row) => row.id);
  const rows = await scope.rows(audit, {
    where: or(
      and(eq(thingKind, "customer"), eq(thingId, customerId)),
      and(eq(thingKind, "reservation"), inArray(thingId, keys)),
    ),
    orderBy: [desc(id)],
    limit: MOST_CHANGES,
  });
  return rows.map((row) => ({
    ...entryOf(row),
    reservationId: row.thingKind === "reservation" ? row.thingId : null,
  }));
}
