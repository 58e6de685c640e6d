import { sql } from "drizzle-orm";
import { customers } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import type { ProvenContact } from "./sms-codes";

type CustomerRow = typeof customers.$inferSelect;

interface NewGuest {
  name: string;
  phone: string;
  createdAt: Date;
}

/** A member with the same phone may be another person. */
const SAME_GUEST = [customers.partnerId, customers.phone, customers.isRegular, customers.contactEmail];

/** Updates or creates the guest who has proven this phone or e-mail. */
export const enterAsGuest = (scope: PartnerScope, guest: ProvenContact & NewGuest): Promise<CustomerRow> =>
  scope.upsert(
    customers,
    { ...guest, email: guest.contactEmail || null },
    { target: SAME_GUEST, set: { name: guest.name, language: guest.language } },
  );

/**
 * The guest with this phone as it is, or a new one: what the desk hears on the phone changes no account. Locks the row
 * until the transaction ends.
 */
export const findOrAddGuest = (scope: PartnerScope, guest: NewGuest): Promise<CustomerRow> =>
  scope.upsert(customers, guest, { target: SAME_GUEST, set: { createdAt: sql`${customers.createdAt}` } });
