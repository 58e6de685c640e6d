import { z } from "zod";
import { publishedFileSchema } from "./content";
import { defineContract } from "./endpoint";
import { termSchema } from "./partner-and-terms";
import { videoIdSchema } from "./story-blocks";
import { daySchema, idParams, idSchema, imageUrlSchema, listOf, oneOf, pageQuery } from "./values";

/** clinic: the clinic's own entries (/boards); customer: visitors' posts (/cscenter/boards). */
export const BOARD_KINDS = ["clinic", "customer"] as const;
export const BOARD_LOOKS = ["LIST", "GALLERY", "VIDEO"] as const;

export const boardTypeSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(BOARD_KINDS),
  look: z.enum(BOARD_LOOKS),
  /** In the order to show; empty where the board has none. */
  categories: z.array(z.string()),
});
export type BoardType = z.infer<typeof boardTypeSchema>;

export const boardTypeDetailSchema = boardTypeSchema.extend({
  /** Terms for writing on it; empty for the clinic's own boards. Texts: terms-histories/current. */
  terms: z.array(termSchema),
});
export type BoardTypeDetail = z.infer<typeof boardTypeDetailSchema>;

/** One entry of the clinic's own boards, as lists show it. */
export const boardSchema = z.object({
  id: z.int(),
  boardTypeId: z.int(),
  category: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  imageAlt: z.string(),
  videoId: videoIdSchema.nullable(),
  hashTags: z.array(z.string()),
  isPinned: z.boolean(),
  hasAttachments: z.boolean(),
  publishedAt: daySchema,
});
export type Board = z.infer<typeof boardSchema>;

export const boardDetailSchema = boardSchema.extend({
  boardType: boardTypeSchema,
  /** Clean HTML. */
  contentHtml: z.string(),
  attachments: z.array(publishedFileSchema),
  /** Of the same board, by day. */
  previous: boardSchema.nullable(),
  next: boardSchema.nullable(),
});
export type BoardDetail = z.infer<typeof boardDetailSchema>;

export const boardListQuery = z.object({
  ...pageQuery,
  /** By default every board of the clinic's own, for the search screen. */
  boardTypeId: idSchema.optional(),
  category: z.string().max(40).optional(),
  /** In title, summary and hash tags. */
  keyword: z.string().max(100).optional(),
});
export type BoardListQuery = z.input<typeof boardListQuery>;

export const boardsContract = defineContract({
  /** By default ten a page; pinned first, then the latest. */
  "GET /customer/boards": { query: boardListQuery, response: listOf(boardSchema) },
  "GET /customer/boards/:id": { params: idParams, response: oneOf(boardDetailSchema) },
  "GET /customer/board-types": {
    query: z.object({ kind: z.enum(BOARD_KINDS).optional() }),
    response: listOf(boardTypeSchema),
  },
  "GET /customer/board-types/:id": { params: idParams, response: oneOf(boardTypeDetailSchema) },
});
