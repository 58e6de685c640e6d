import { isRecord, persistedStore } from "./persisted-store";

/** Spec §3: who can be booked, as the clinic last answered: rows and their count. */
export interface Manager {
  rows: readonly BookableDoctor[];
  count: number;
}

export interface BookableDoctor {
  id: number;
  /** The instant of the first free time; null: none is in reach. */
  nextAvailableAt: string | null;
}

/** Persisted as `manager`, so that a visitor who comes again is shown the soonest times with one wait less. */
export const managerStore = persistedStore<Manager>("manager", { rows: [], count: 0 }, isManager);

const MOST_ROWS = 200;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function isManager(value: unknown): value is Manager {
  return (
    isRecord(value) &&
    Number.isInteger(value.count) &&
    Array.isArray(value.rows) &&
    value.rows.length <= MOST_ROWS &&
    value.rows.every(isDoctor)
  );
}

const isDoctor = (value: unknown) =>
  isRecord(value) &&
  Number.isInteger(value.id) &&
  (value.nextAvailableAt === null || isInstant(value.nextAvailableAt));

const isInstant = (value: unknown) =>
  typeof value === "string" && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
