import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { idSchema, instantSchema, listOf, oneOf, pageQuery } from "../api/values";
import { CONTENT_KINDS } from "../content/kinds";
import { clinicParams } from "./desk";

export const contentKindSchema = z.enum(CONTENT_KINDS);
/** Which contract a body keeps is its kind's: the handler validates it. */
const anyBodySchema = z.record(z.string(), z.unknown());
const personSchema = z.object({ id: z.int().nullable(), name: z.string() });
const thingParams = z.object({ ...clinicParams, kind: contentKindSchema, id: idSchema });

const findingSchema = z.object({
  severity: z.enum(["stops", "asks"]),
  rule: z.string(),
  field: z.string(),
  words: z.string().nullable(),
  message: z.string(),
  article: z.string().nullable(),
});

const draftSchema = z.object({
  /** Another number for each save: what a writer has seen. */
  revision: z.int().positive(),
  /** The version that it changes; 0: what was there before anything was published here. */
  baseVersion: z.int().nonnegative(),
  by: personSchema,
  at: instantSchema,
  /** Publishing it removes the thing. */
  isRemoval: z.boolean(),
});
export type ContentDraft = z.infer<typeof draftSchema>;

/** A thing as it is live and as its draft would make it. */
const thingSchema = z.object({
  kind: contentKindSchema,
  id: z.int(),
  /** How people call it: name, title, question. */
  label: z.string(),
  version: z.int().nonnegative(),
  /** Null: it is not live yet. */
  live: anyBodySchema.nullable(),
  draft: draftSchema.nullable(),
  /** Of the draft, else what is live; of a removal what is live. */
  body: anyBodySchema,
  findings: z.array(findingSchema),
});
export type ContentThing = z.infer<typeof thingSchema>;

const versionSchema = z.object({
  version: z.int().nonnegative(),
  publishId: z.int().nullable(),
  at: instantSchema.nullable(),
  by: z.string(),
  /** Null: it was removed. */
  body: anyBodySchema.nullable(),
});
export type ContentVersion = z.infer<typeof versionSchema>;

/** One field of a thing, as people read it. */
const changeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const draftedThingSchema = z.object({
  kind: contentKindSchema,
  id: z.int(),
  label: z.string(),
  draft: draftSchema,
  /** Somebody has published it since the draft was begun. */
  isOutdated: z.boolean(),
  changes: z.array(changeSchema),
  findings: z.array(findingSchema),
  mayPublish: z.boolean(),
});
export type DraftedThing = z.infer<typeof draftedThingSchema>;

export const PUBLISH_STATES = ["published", "scheduled", "failed", "cancelled"] as const;
const publishSchema = z.object({
  id: z.int(),
  state: z.enum(PUBLISH_STATES),
  kind: z.enum(["publish", "undo", "files"]),
  by: personSchema,
  /** When it was pressed, and when it took effect or will. */
  at: instantSchema,
  dueAt: instantSchema,
  /** By when every visitor sees it: the last purge of the clinic's pages after it that all storefronts confirmed. Null: none yet. */
  liveSince: instantSchema.nullable(),
  /** Of an undo: the publish that it took back. */
  undoneId: z.int().nullable(),
  things: z.array(
    z.object({ kind: contentKindSchema, id: z.int(), label: z.string(), changes: z.array(changeSchema) }),
  ),
  /** Why a scheduled one was not carried out. */
  failure: z.string().nullable(),
});
export type Publish = z.infer<typeof publishSchema>;

/** Of a save: 0 where the writer saw no draft. */
const seenSchema = z.int().nonnegative();
const noteSchema = z.string().trim().max(200);

export const studioContentContract = defineContract({
  /** Every thing of a kind with its draft, in the order of the site; at most 1,000. */
  "GET /studio/:clinic/content/:kind": {
    params: z.object({ ...clinicParams, kind: contentKindSchema }),
    response: listOf(thingSchema),
  },
  "GET /studio/:clinic/content/:kind/:id": { params: thingParams, response: oneOf(thingSchema) },
  /** Newest first, at most 100. */
  "GET /studio/:clinic/content/:kind/:id/versions": { params: thingParams, response: listOf(versionSchema) },
  /** A new thing, as a draft with the id that it keeps. */
  "POST /studio/:clinic/content/:kind": {
    params: z.object({ ...clinicParams, kind: contentKindSchema }),
    body: z.object({ body: anyBodySchema }),
    response: oneOf(thingSchema),
  },
  /**
   * Drafts of several things, all saved or none: what is typed, changed in bulk or brought into order. A body of null
   * removes the thing when it is published. 409 `content.draft-changed` where another draft was saved, or published,
   * meanwhile.
   */
  "PUT /studio/:clinic/drafts": {
    params: z.object(clinicParams),
    body: z.object({
      drafts: z
        .array(
          z.object({
            kind: contentKindSchema,
            id: idSchema,
            seen: seenSchema,
            /** The live version that the writer saw: another one is a change too where there is no draft. */
            version: z.int().nonnegative(),
            body: anyBodySchema.nullable(),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: listOf(thingSchema),
  },
  /** What is live stays; a new thing is gone. 409 `content.draft-changed` where the draft is another one than was seen. */
  "DELETE /studio/:clinic/content/:kind/:id/draft": {
    params: thingParams,
    query: z.object({ seen: z.coerce.number<number>().int().nonnegative() }),
    response: z.object({}),
  },
  /** Everything that waits to be published, oldest first. */
  "GET /studio/:clinic/drafts": { params: z.object(clinicParams), response: listOf(draftedThingSchema) },
  /**
   * Makes these drafts live, all or none, now or at a time. 409 `content.draft-changed` and `content.outdated`, 422
   * `content.stopped` and `content.not-confirmed` name the things that do not hold.
   */
  "POST /studio/:clinic/publishes": {
    params: z.object(clinicParams),
    body: z.object({
      things: z
        .array(z.object({ kind: contentKindSchema, id: idSchema, revision: z.int().positive() }))
        .min(1)
        .max(500),
      /** Rules of findings that ask, confirmed by the person who publishes. */
      confirmed: z.array(z.string().max(60)).max(50).default([]),
      dueAt: instantSchema.nullable().default(null),
      note: noteSchema.default(""),
    }),
    response: oneOf(publishSchema),
  },
  /** Newest first, 50 a page unless asked otherwise. */
  "GET /studio/:clinic/publishes": {
    params: z.object(clinicParams),
    query: z.object(pageQuery),
    response: listOf(publishSchema),
  },
  /** Of a scheduled one: its drafts wait again. */
  "DELETE /studio/:clinic/publishes/:id": {
    params: z.object({ ...clinicParams, id: idSchema }),
    response: oneOf(publishSchema),
  },
  /**
   * Makes what was live before a publish live again. 409 `content.changed-since` names what was published or drafted
   * since, unless `isOverruled`, which takes back what was published and leaves drafts. 409 `content.scheduled` where a
   * draft waits for its hour.
   */
  "POST /studio/:clinic/publishes/:id/undo": {
    params: z.object({ ...clinicParams, id: idSchema }),
    body: z.object({ isOverruled: z.boolean().default(false) }),
    response: oneOf(publishSchema),
  },
  /** A draft of what a thing was in an earlier version. */
  "POST /studio/:clinic/content/:kind/:id/versions/:version/restore": {
    params: thingParams.extend({ version: z.coerce.number<number>().int().nonnegative() }),
    body: z.object({ seen: seenSchema }),
    response: oneOf(thingSchema),
  },
});
