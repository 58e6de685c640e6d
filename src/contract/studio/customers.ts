import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { daySchema, emptySchema, idSchema, instantSchema, listOf, oneOf, wonSchema } from "../api/values";
import { clinicParams, deskReservationSchema, historyEntrySchema } from "./desk";

/** Regular: identity verified; guest: known by phone alone; left: what named the person is erased. */
const CUSTOMER_KINDS = ["regular", "guest", "left"] as const;

const customerLineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Null: another person has proven to own the number, or the customer has left. */
  phone: z.string().nullable(),
  kind: z.enum(CUSTOMER_KINDS),
  visits: z.int().nonnegative(),
  noShows: z.int().nonnegative(),
  lastVisitAt: instantSchema.nullable(),
  /** The first open reservation that is not over. */
  nextVisitAt: instantSchema.nullable(),
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

const noteSchema = z.object({
  id: z.int(),
  text: z.string(),
  authorName: z.string(),
  /** Written by the account that reads it. */
  isOwn: z.boolean(),
  createdAt: instantSchema,
});
export type CustomerNote = z.infer<typeof noteSchema>;

const customerCardSchema = customerLineSchema.extend({
  birthDate: daySchema.nullable(),
  gender: z.enum(["female", "male"]).nullable(),
  email: z.string().nullable(),
  createdAt: instantSchema,
  firstVisitAt: instantSchema.nullable(),
  /** Cancelled by the customer's wish after the clinic's rule. */
  lateCancellations: z.int().nonnegative(),
  isMarketingReceivable: z.boolean(),
  /** The last consent to marketing or refusal; null: none yet. */
  marketingChangedAt: instantSchema.nullable(),
  /** The latest 100, latest first; cancelled ones too. */
  reservations: z.array(deskReservationSchema.extend({ total: wonSchema })),
  /** Each term and version once, with the last time it was agreed to; latest first. */
  consents: z.array(z.object({ title: z.string(), version: z.string(), agreedAt: instantSchema })),
  /** Written while signed in; latest first. */
  posts: z.array(
    z.object({
      id: z.int(),
      board: z.string(),
      title: z.string(),
      isPrivate: z.boolean(),
      isAnswered: z.boolean(),
      createdAt: instantSchema,
    }),
  ),
  /** Of the customer and of their reservations, the latest 100, latest first. */
  changes: z.array(historyEntrySchema.extend({ reservationId: z.int().nullable() })),
  /** Seen by staff alone; latest first. */
  notes: z.array(noteSchema),
  /** Names of the doctors in reservations and changes. */
  doctors: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type CustomerCard = z.infer<typeof customerCardSchema>;

const recordsSchema = z.array(z.record(z.string(), z.unknown()));

const customerParams = z.object({ ...clinicParams, id: idSchema });

/** Calls about customers, within one clinic. A doctor meets own patients alone: a 404 for others. */
export const studioCustomersContract = defineContract({
  /**
   * By a part of the name, its initial consonants, the number or its last four digits, or a reservation's number; at most
   * 20. Without a search: up to 50 who come next or were here lately.
   */
  "GET /studio/:clinic/customers": {
    params: z.object(clinicParams),
    query: z.object({ search: z.string().trim().max(50).default("") }),
    response: listOf(customerLineSchema),
  },
  "GET /studio/:clinic/customers/:id": {
    params: customerParams,
    response: oneOf(customerCardSchema),
  },
  "POST /studio/:clinic/customers/:id/notes": {
    params: customerParams,
    body: z.object({ text: z.string().trim().min(1).max(1000) }),
    response: oneOf(noteSchema),
  },
  /** 403 `note.not-own` for another person's note. */
  "DELETE /studio/:clinic/customers/:id/notes/:noteId": {
    params: customerParams.extend({ noteId: idSchema }),
    response: emptySchema,
  },
  /** All that the clinic holds about one person. The history keeps who exported it. */
  "POST /studio/:clinic/customers/:id/export": {
    params: customerParams,
    response: oneOf(
      z.object({
        exportedAt: instantSchema,
        customer: z.record(z.string(), z.unknown()),
        reservations: recordsSchema,
        consents: recordsSchema,
        marketingChoices: recordsSchema,
        posts: recordsSchema,
        notes: recordsSchema,
        cart: recordsSchema,
        recentProducts: recordsSchema,
        sessions: recordsSchema,
        verifiedDevices: recordsSchema,
        changes: recordsSchema,
      }),
    ),
  },
  /** The list of all customers who have not left, as CSV that begins with a byte order mark. */
  "POST /studio/:clinic/customers/export": {
    params: z.object(clinicParams),
    response: oneOf(z.object({ csv: z.string(), customers: z.int().nonnegative() })),
  },
  /** Erases what names a person, as their own leaving does. 422 `customer.has-reservations` while a visit is ahead. */
  "DELETE /studio/:clinic/customers/:id": {
    params: customerParams,
    response: emptySchema,
  },
});
