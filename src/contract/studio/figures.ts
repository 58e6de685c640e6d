import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { daySchema, oneOf, wonSchema } from "../api/values";
import { VISIT_DEVICES, VITAL_ROUTES, VITALS } from "../api/web-vitals";
import { clinicParams } from "./desk";

export const FIGURE_PERIODS = ["7d", "4w", "12m"] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

const countSchema = z.int().nonnegative();
/** 0 to 1; null: too few to say. */
const shareSchema = z.number().min(0).max(1).nullable();

const totalsSchema = z.object({
  /** Visits of the period that were not cancelled. */
  bookings: countSchema,
  /** What was booked, at the prices of booking; null for those who see no sums. */
  amount: wonSchema.nullable(),
  online: countSchema,
  noShows: countSchema,
  noShowShare: shareSchema,
  /** Of the hours that the doctors work. */
  usedShare: shareSchema,
  /** Customers who came for the first time. */
  firstVisits: countSchema,
  canceled: countSchema,
  /** Cancelled by the visitor's wish after the clinic's rule. */
  canceledLate: countSchema,
});

/** What three of four visits kept: milliseconds, of CLS its score; null: too few to say. */
const p75Schema = z.number().nonnegative().nullable();

/** How fast the clinic's pages were for a sample of its visitors, in the seven days up to today whatever the period. */
const fieldSchema = z.object({
  from: daySchema,
  to: daySchema,
  visits: countSchema,
  /** In all; `before`: of the seven days before. */
  vitals: z.array(z.object({ vital: z.enum(VITALS), p75: p75Schema, before: p75Schema })),
  devices: z.array(
    z.object({ device: z.enum(VISIT_DEVICES), visits: countSchema, lcp: p75Schema, inp: p75Schema }),
  ),
  /** Those visited most first. */
  routes: z.array(
    z.object({ route: z.enum(VITAL_ROUTES), visits: countSchema, lcp: p75Schema, inp: p75Schema }),
  ),
});
export type FieldFigures = z.infer<typeof fieldSchema>;

const figuresSchema = z.object({
  from: daySchema,
  /** Inclusive: the day of the question. */
  to: daySchema,
  totals: totalsSchema,
  /** Of as many days before. */
  before: totalsSchema,
  /** In the order of their bookings; `columns` counts follow it. */
  sources: z.array(z.object({ name: z.string(), bookings: countSchema })),
  /** By day, week or month, in order; `bookings` by source. */
  columns: z.array(z.object({ from: daySchema, isClosed: z.boolean(), bookings: z.array(countSchema) })),
  doctors: z.array(z.object({ name: z.string(), usedShare: shareSchema, usedShareBefore: shareSchema })),
  /** Doctors who are free on average, by weekday (0 is Sunday) and hour; null: nobody works. */
  free: z.object({
    hours: z.array(z.int()),
    weekdays: z.array(z.object({ weekday: z.int(), free: z.array(z.number().nonnegative().nullable()) })),
  }),
  /** How far ahead visits were booked, and how many of them nobody came to. */
  noShowsByLead: z.array(
    z.object({ fromDays: z.int(), toDays: z.int().nullable(), visits: countSchema, share: shareSchema }),
  ),
  /** The ten booked most; the amount is null for those who see no sums. */
  treatments: z.array(z.object({ title: z.string(), bookings: countSchema, amount: wonSchema.nullable() })),
  field: fieldSchema,
});
export type Figures = z.infer<typeof figuresSchema>;
export type FigureTotals = Figures["totals"];

/** How a clinic's visits went, by the days they are on. A doctor sees own ones. */
export const studioFiguresContract = defineContract({
  "GET /studio/:clinic/figures": {
    params: z.object(clinicParams),
    query: z.object({ period: z.enum(FIGURE_PERIODS).default("7d") }),
    response: oneOf(figuresSchema),
  },
});
