import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { focusSchema, idSchema, imageUrlSchema, instantSchema, listOf, oneOf } from "../api/values";
import { contentKindSchema } from "./content";
import { clinicParams } from "./desk";
import { MEDIA_SHAPE_NAMES } from "./media-shapes";

const pixels = z.int().min(0).max(20_000);
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) });
const shape = z.enum(MEDIA_SHAPE_NAMES);
const altSchema = z.string().trim().max(200);

const useSchema = z.object({
  kind: contentKindSchema,
  id: z.int(),
  label: z.string(),
  /** Named by a draft that is not live yet; false: the site shows it now. */
  isDraft: z.boolean(),
});
export type MediaUse = z.infer<typeof useSchema>;

const mediaSchema = z.object({
  /** Null: a file of the clinic's folder, which only its keeper changes. */
  id: z.int().nullable(),
  /** The last part of its address; unique. */
  file: z.string(),
  name: z.string(),
  url: imageUrlSchema,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: z.string(),
  isDecoration: z.boolean(),
  focus: focusSchema,
  /** Cut by hand. */
  crops: z.partialRecord(shape, cropSchema),
  /** Addresses of the shapes that show another part than the middle. */
  cuts: z.partialRecord(shape, imageUrlSchema),
  uses: z.array(useSchema),
  /** Things that still name an earlier cut. */
  outdated: z.int().nonnegative(),
  /** Of before/after or a review: shown to members alone. */
  isMembers: z.boolean(),
  by: z.string().nullable(),
  at: instantSchema.nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

const draftedSchema = z.object({ drafts: z.int().nonnegative() });
const mediaParams = z.object({ ...clinicParams, id: idSchema });

/** Uploads are `POST /studio/:clinic/media` with one `file` of a form, and answer with the picture as `row`. */
export const studioMediaContract = defineContract({
  /** The newest first, then the clinic's own files that content names. */
  "GET /studio/:clinic/media": {
    params: z.object(clinicParams),
    query: z.object({
      search: z.string().trim().max(60).default(""),
      use: z.enum(["all", "used", "unused", "noAlt"]).default("all"),
      size: z.enum(["any", "large", "small"]).default("any"),
    }),
    response: listOf(mediaSchema),
  },
  /** What it says and how it is cut. 422 where it neither says something nor is decoration. */
  "PUT /studio/:clinic/media/:id": {
    params: mediaParams,
    body: z
      .object({
        name: z.string().trim().min(1, "이름을 적어 주세요").max(80),
        alt: altSchema,
        isDecoration: z.boolean(),
        focus: focusSchema,
        crops: z.partialRecord(shape, cropSchema),
      })
      .refine(({ alt, isDecoration }) => isDecoration || alt !== "", {
        path: ["alt"],
        error: "그림에 무엇이 보이는지 적거나, 장식이라고 골라 주세요",
      }),
    response: oneOf(mediaSchema),
  },
  /** 409 `media.in-use` names the things and drafts that use it. */
  "DELETE /studio/:clinic/media/:id": { params: mediaParams, response: z.object({}) },
  /** Drafts of everything that names an earlier cut, with the present one. */
  "POST /studio/:clinic/media/:id/renewal": {
    params: mediaParams,
    response: oneOf(draftedSchema),
  },
  /**
   * Drafts of everything that names a picture, an upload or a file of the clinic's folder, with another one and its words.
   * 422 `media.no-alt` where that says nothing and is no decoration.
   */
  "POST /studio/:clinic/media-replacements": {
    params: z.object(clinicParams),
    body: z.object({ file: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/), by: idSchema }),
    response: oneOf(draftedSchema),
  },
});
