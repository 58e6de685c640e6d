import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counted by the rate limiter alone; a key begins with what is limited, and names the partner where that matters. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
