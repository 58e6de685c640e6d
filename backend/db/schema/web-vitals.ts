import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { VISIT_DEVICES, VITAL_ROUTES } from "@/contract/api/web-vitals";
import { partnerId } from "./partners";

/** Visits by bucket of the figure, in the order of the bucket's edges. */
const buckets = () => integer().array().notNull();

/**
 * Figures of sampled visits: a row for a clinic's day, route and kind of device, however many visits there were. Deleted
 * after 35 days.
 */
export const webVitals = pgTable(
  "web_vitals",
  {
    partnerId: partnerId(),
    /** Of the clinic's calendar. */
    day: date({ mode: "string" }).notNull(),
    route: text({ enum: VITAL_ROUTES }).notNull(),
    device: text({ enum: VISIT_DEVICES }).notNull(),
    visits: integer().notNull(),
    lcp: buckets(),
    inp: buckets(),
    cls: buckets(),
    ttfb: buckets(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.day, table.route, table.device] }),
    index("web_vitals_day").on(table.day),
  ],
);
