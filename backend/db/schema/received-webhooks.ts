import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./partners";

/** Ids of PortOne's webhooks, for a day: a webhook that comes again does nothing. */
export const receivedWebhooks = pgTable("received_webhooks", {
  id: text().primaryKey(),
  receivedAt: instant().notNull(),
});
