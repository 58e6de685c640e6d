import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Managed by rate-limiter-flexible; keys start with the name of the limit. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
