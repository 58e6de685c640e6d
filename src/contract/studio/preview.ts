import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { idSchema, instantSchema, listOf, oneOf } from "../api/values";
import { madeLinkSchema, notePlaceSchema, noteTextSchema, previewNoteSchema } from "../tenant/preview-notes";
import { clinicParams } from "./desk";

/** Whose drafts: everybody's, or those of the account. */
const PREVIEW_CHOICES = ["all", "mine"] as const;
const choiceSchema = z.enum(PREVIEW_CHOICES);
export type PreviewChoice = (typeof PREVIEW_CHOICES)[number];

/** The same, or of the one account of this id. */
const frameChoiceSchema = z.union([choiceSchema, z.int().positive()]);
export type FrameChoice = z.infer<typeof frameChoiceSchema>;

/** How long a link lives that is handed out. */
const SHARE_HOURS = [24, 72, 168, 336] as const;

const linkSchema = z.object({
  id: z.int(),
  /** Whom it is for. */
  label: z.string(),
  /** Null: everybody's drafts are shown; else whose. */
  draftsOf: z.string().nullable(),
  madeBy: z.string(),
  at: instantSchema,
  expiresAt: instantSchema,
  revokedAt: instantSchema.nullable(),
  /** How often it was opened, and when last; by whom is not known. */
  looks: z.int(),
  lastLookAt: instantSchema.nullable(),
});
export type ShareLink = z.infer<typeof linkSchema>;

const linkParams = z.object({ ...clinicParams, id: idSchema });

export const studioPreviewContract = defineContract({
  /** An address for the studio's own frame, which nothing else may frame; it ends within the hour. */
  "POST /studio/:clinic/preview": {
    params: z.object(clinicParams),
    body: z.object({ choice: frameChoiceSchema }),
    /** `draftsOf`: the account whose drafts are shown; null: everybody's. */
    response: oneOf(madeLinkSchema.extend({ draftsOf: z.int().nullable() })),
  },
  /** Links that were handed out, the newest first, at most 100; those that ended stay for 30 days. */
  "GET /studio/:clinic/preview-links": { params: z.object(clinicParams), response: listOf(linkSchema) },
  "POST /studio/:clinic/preview-links": {
    params: z.object(clinicParams),
    body: z.object({
      label: z.string().trim().min(1, "누구에게 보내는지 적어 주세요").max(60),
      hours: z.literal(SHARE_HOURS),
      choice: choiceSchema,
    }),
    /** The address is told this once: it is not stored. */
    response: oneOf(linkSchema.extend({ url: z.url() })),
  },
  /** Nobody sees anything by it from now on. */
  "DELETE /studio/:clinic/preview-links/:id": { params: linkParams, response: oneOf(linkSchema) },
  /** The oldest first, at most 500: open ones, then those of the last 30 days that are resolved. */
  "GET /studio/:clinic/preview-notes": {
    params: z.object(clinicParams),
    response: listOf(previewNoteSchema),
  },
  "POST /studio/:clinic/preview-notes": {
    params: z.object(clinicParams),
    body: notePlaceSchema.extend({ text: noteTextSchema }),
    response: oneOf(previewNoteSchema),
  },
  "PUT /studio/:clinic/preview-notes/:id": {
    params: linkParams,
    body: z.object({ isResolved: z.boolean() }),
    response: oneOf(previewNoteSchema),
  },
});
