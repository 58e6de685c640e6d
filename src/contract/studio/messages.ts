import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { clockSchema, idSchema, instantSchema, listOf, oneOf, pageQuery } from "../api/values";
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  STAFF_MESSAGE_KINDS,
  VISITOR_MESSAGE_KINDS,
} from "../messages/kinds";
import { clinicParams } from "./desk";

/** out: what went out or could not; due: what will go out, the soonest first. */
export const MESSAGE_LISTS = ["out", "failed", "due"] as const;

const messageSchema = z.object({
  id: z.uuid(),
  kind: z.enum([...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS]),
  state: z.enum(MESSAGE_STATES),
  /** Null: chosen when it is sent. */
  channel: z.enum(MESSAGE_CHANNELS).nullable(),
  dueAt: instantSchema,
  sentAt: instantSchema.nullable(),
  /** As the provider has reported; null: not known. */
  deliveredAt: instantSchema.nullable(),
  /** Who is told; null: an account that is gone. */
  name: z.string().nullable(),
  /** Of the clinic's people. */
  isStaff: z.boolean(),
  reservation: z.object({ id: idSchema, reservationNumber: z.string(), startAt: instantSchema }).nullable(),
  /** As it was sent. */
  text: z.string().nullable(),
  /** The code of the last refusal, or why it was not delivered. */
  failure: z.string().nullable(),
  tries: z.int(),
});
export type DeskMessage = z.infer<typeof messageSchema>;

const noticeSchema = z.object({
  kind: z.enum(STAFF_MESSAGE_KINDS),
  /** Null: in the studio alone. AlimTalk goes by SMS where the clinic has no channel for it. */
  channel: z.enum(MESSAGE_CHANNELS).nullable(),
});
const noticesSchema = z.object({
  notices: z.array(noticeSchema),
  /** Where mail goes. */
  email: z.email().nullable(),
});
export type Notices = z.infer<typeof noticesSchema>;

const templateSchema = z.object({
  kind: z.enum([...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS]),
  version: z.int(),
  /** As AlimTalk inspects it, with its variables: `#{일시}`. */
  text: z.string(),
  /** With example values. */
  example: z.string(),
  /** For visitors who read another language. */
  abroad: z.array(z.object({ language: z.enum(["en", "ja", "zh"]), example: z.string() })),
  /** `18:00`: the hour of a reminder. Null: when its time comes. */
  at: clockSchema.nullable(),
  /** False: this clinic has switched it off. */
  isOn: z.boolean(),
});
export type MessageTemplate = z.infer<typeof templateSchema>;

const messageParams = z.object({ ...clinicParams, id: z.uuid() });

/** What the clinic says by itself, and what its people want to be told. */
export const studioMessagesContract = defineContract({
  /** 100 a page unless asked otherwise. */
  "GET /studio/:clinic/messages": {
    params: z.object(clinicParams),
    query: z.object({ ...pageQuery, list: z.enum(MESSAGE_LISTS).default("out") }),
    response: listOf(messageSchema).extend({
      totals: z.object({
        sentToday: z.int(),
        /** Not delivered, in the last seven days. */
        failed: z.int(),
        due: z.int(),
        /** Won, this month, of what providers have named. */
        costOfMonth: z.int(),
      }),
    }),
  },
  /** Every text that goes out by itself. */
  "GET /studio/:clinic/message-templates": {
    params: z.object(clinicParams),
    response: oneOf(
      z.object({
        templates: z.array(templateSchema),
        /** The clinic's own last line of texts and e-mails. */
        closing: z.string().nullable(),
      }),
    ),
  },
  /** 409 `message.not-failed` for any but a failed one. */
  "PUT /studio/:clinic/messages/:id/resend": { params: messageParams, response: oneOf(z.object({})) },
  /** 409 `message.not-due` for what has gone out. */
  "PUT /studio/:clinic/messages/:id/cancel": { params: messageParams, response: oneOf(z.object({})) },
  "GET /studio/:clinic/notices": { params: z.object(clinicParams), response: oneOf(noticesSchema) },
  /** One's own. 422 `notice.email` for mail without an address. */
  "PUT /studio/:clinic/notices": {
    params: z.object(clinicParams),
    body: noticesSchema,
    response: oneOf(noticesSchema),
  },
});
