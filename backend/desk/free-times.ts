import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { DeskTime, studioDeskContract } from "@/contract/studio/desk";
import { type ClinicDay, GRID_MINUTES, lastDay, readDays } from "../booking/agenda";
import { type Availability, availabilityOf } from "../booking/availability";
import { daysInBatches, timesOf, type VisitRequest } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { durationOf, requireOptions } from "../booking/treatments";
import { matchesInitials } from "../catalogue/initial-consonants";
import { loadOptions } from "../catalogue/offers";
import { currentPrice } from "../catalogue/pricing";
import { productOptions, products } from "../db/schema/catalogue";
import { clockText, dayOf, daysBetween, instantAt } from "../lib/clinic-time";
import { optionTitle } from "../reservations/reservation-detail";
import type { StudioCall } from "../staff/studio-call";
import { requireReservation } from "./record";

type TimesQuery = z.output<(typeof studioDeskContract)["GET /studio/:clinic/times"]["query"]>;
type SoonestQuery = z.output<(typeof studioDeskContract)["GET /studio/:clinic/soonest-times"]["query"]>;

const MINUTE_MS = 60_000;
/** 08:00 to 22:00, for times outside of hours. */
const EARLIEST = 480;
const LATEST = 1320;
const MOST_TREATMENTS = 30;
const MOST_SOONEST = 3;

/** The times of a day that the desk could give a doctor; those that can never be booked are left out. */
export async function readTimes(call: StudioCall, query: TimesQuery): Promise<DeskTime[]> {
  const { scope, tenant, now } = call;
  const { date, employeeId } = query;
  const { durationMinutes, ...known } = await loadVisit(call, query);
  const ahead = daysBetween(dayOf(now), date);
  // Another year may have no calendar.
  if (ahead < 0 || ahead > tenant.homepageConfig.reservationRange) return [];
  const agenda = await loadAgenda(scope, tenant, {
    from: date,
    to: date,
    now,
    hasBlocks: !query.isOverruled,
    ...known,
  });
  const day = readDays(agenda, now)(date);
  const request = { durationMinutes, employeeId };
  const times = query.isOverruled ? overruledTimes(day, request) : timesOf(day, { ...request, rule: "desk" });
  return [...times]
    .filter(({ availability }) => availability.outcome !== "refused")
    .map(({ start, availability }) => ({
      startAt: instantAt(date, start).toISOString(),
      time: clockText(start),
      isFree: isFree(availability),
    }));
}

/** The first free times of a doctor from a day on, within hours and the reservation range. */
export async function readSoonestTimes(
  call: StudioCall,
  query: SoonestQuery,
): Promise<{ startAt: string }[]> {
  const { scope, tenant, now } = call;
  const { durationMinutes, ...known } = await loadVisit(call, query);
  const request = { durationMinutes, employeeId: query.employeeId, rule: "desk" } as const;
  const today = dayOf(now);
  const first = daysBetween(query.from, today) > 0 ? today : query.from;
  const found: { startAt: string }[] = [];
  for (const days of daysInBatches(first, lastDay(now, tenant.homepageConfig))) {
    const [from = first] = days;
    const agenda = await loadAgenda(scope, tenant, { from, to: days.at(-1) ?? from, now, ...known });
    for (const startAt of freeTimesOf(days.map(readDays(agenda, now)), request))
      if (found.push({ startAt }) === MOST_SOONEST) return found;
  }
  return found;
}

function* freeTimesOf(days: ClinicDay[], request: VisitRequest): Generator<string> {
  for (const day of days)
    for (const { start, availability } of timesOf(day, request))
      if (isFree(availability)) yield instantAt(day.day, start).toISOString();
}

/** How long a visit takes, and what its times are read with; a 404 for another clinic's doctor or reservation. */
async function loadVisit({ scope, tenant, now }: StudioCall, query: Omit<SoonestQuery, "from">) {
  const { employeeId, reservationId } = query;
  const [timetable, options, moving] = await Promise.all([
    loadTimetable(scope, tenant),
    requireOptions(scope, now, query.productOptionIds ?? []),
    reservationId === undefined ? undefined : requireReservation(scope, reservationId),
  ]);
  requireDoctor(timetable, employeeId);
  const ownMinutes = moving && (moving.endAt.getTime() - moving.startAt.getTime()) / MINUTE_MS;
  const durationMinutes = query.durationMinutes ?? ownMinutes ?? durationOf(options);
  return { timetable, movingId: moving?.id, durationMinutes };
}

function* overruledTimes(day: ClinicDay, { durationMinutes, employeeId }: VisitRequest) {
  for (let start = EARLIEST; start < LATEST; start += GRID_MINUTES) {
    const request = { start, end: start + durationMinutes, employeeId, rule: "overruled" } as const;
    yield { start, availability: availabilityOf(day, request) };
  }
}

/** A request over a full time holds none: the desk does not make one. */
const isFree = (availability: Availability) => "holdsTime" in availability && availability.holdsTime;

/** Treatments on sale whose title has the words or initial consonants, in the order of the catalogue. */
export async function findTreatments({ scope, now }: StudioCall, search: string) {
  const { id, name, productId, sortOrder } = productOptions;
  const named = await scope.pick(
    productOptions,
    { id, name, productName: products.name },
    {
      join: { table: products, on: eq(products.id, productId) },
      orderBy: [products.sortOrder, productId, sortOrder],
    },
  );
  const titles = new Map(named.map((option) => [option.id, optionTitle(option)]));
  const ids = [...titles]
    .filter(([, title]) => search === "" || matchesInitials(title, search))
    .map(([key]) => key);
  if (ids.length === 0) return [];
  const onSale = await loadOptions(scope, now, inArray(id, ids));
  const byId = new Map(onSale.map((option) => [option.id, option]));
  return ids
    .flatMap((key) => byId.get(key) ?? [])
    .slice(0, MOST_TREATMENTS)
    .map((option) => ({
      optionId: option.id,
      title: titles.get(option.id) ?? option.name,
      durationMinutes: option.durationMinutes,
      price: currentPrice(option),
    }));
}
