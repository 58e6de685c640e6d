import { z } from "zod";

const percentSchema = z.number().min(0).max(100);

/** A place on a preview's page. */
export const notePlaceSchema = z.object({
  /** The page's path with its query. */
  path: z
    .string()
    .regex(/^\/[^\s<>"]*$/)
    .max(300),
  /** A selector of the part of the page. */
  anchor: z
    .string()
    .regex(/^[a-z0-9 >:()#_.-]+$/i)
    .max(300),
  /** Within that part, in per cent. */
  x: percentSchema,
  y: percentSchema,
});
export type NotePlace = z.infer<typeof notePlaceSchema>;

export const noteTextSchema = z.string().trim().min(1, "내용을 적어 주세요").max(1000);
const authorSchema = z.string().trim().min(1, "이름을 적어 주세요").max(40);

/** Body of `POST /tenancy/preview-notes/:id`, for storefronts with a pass: by the holder of a link. */
export const newNoteSchema = notePlaceSchema.extend({
  text: noteTextSchema,
  author: authorSchema,
  linkId: z.uuid().nullable(),
});

export const previewNoteSchema = notePlaceSchema.extend({
  id: z.int(),
  text: z.string(),
  by: z.string(),
  /** Somebody outside of the studio, by a link. */
  isByLink: z.boolean(),
  at: z.iso.datetime(),
  resolved: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type PreviewNote = z.infer<typeof previewNoteSchema>;

/** Response of `GET /tenancy/preview-notes/:id`: those that are not resolved, the oldest first. */
export const previewNotesAnswerSchema = z.object({ rows: z.array(previewNoteSchema) });

/** Body of `POST /tenancy/preview-links/:id`: a further link, made from the bar of a preview. */
export const sharedLinkSchema = z.object({
  hours: z.number().positive().max(336),
  madeBy: z.string().min(1).max(200),
  choice: z.union([z.literal("all"), z.int().positive()]),
});
export const madeLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
