import { z } from "zod";
import { attachmentSchema } from "../api/customer-boards";
import { defineContract } from "../api/endpoint";
import { emptySchema, idSchema, instantSchema, listOf, oneOf, pageQuery } from "../api/values";
import { clinicParams } from "./desk";

export const POST_FILTERS = ["all", "waiting", "private", "hidden"] as const;

/** A visitor's post as a line of the list. */
const deskPostSchema = z.object({
  id: z.int(),
  boardTitle: z.string(),
  title: z.string(),
  authorName: z.string(),
  isPrivate: z.boolean(),
  /** By the clinic: its writer alone reads it on the site. */
  isHidden: z.boolean(),
  createdAt: instantSchema,
  /** Null: nobody has answered. */
  answeredAt: instantSchema.nullable(),
});
export type DeskPost = z.infer<typeof deskPostSchema>;

const deskPostRecordSchema = deskPostSchema.extend({
  category: z.string().nullable(),
  /** Plain text. */
  content: z.string(),
  attachments: z.array(attachmentSchema),
  /** Both null for those who do not see customers; the customer too where the writer was not signed in. */
  phone: z.string().nullable(),
  customerId: z.int().nullable(),
  /** The answer as plain text, its paragraphs by empty lines. */
  answer: z.string(),
  /** Who answered last; null by a command or before the history. */
  answeredBy: z.string().nullable(),
});
export type DeskPostRecord = z.infer<typeof deskPostRecordSchema>;

/** A text that answers begin with. */
const snippetSchema = z.object({
  id: z.int(),
  title: z.string().trim().min(1).max(20),
  /** Plain text. */
  text: z.string().trim().min(1).max(5000),
});
export type Snippet = z.infer<typeof snippetSchema>;

const postParams = z.object({ ...clinicParams, id: idSchema });

/** Visitors' posts and the clinic's answers. */
export const studioPostsContract = defineContract({
  /** Unanswered ones first, longest waiting first; then the latest answers. 100 a page unless asked otherwise. */
  "GET /studio/:clinic/posts": {
    params: z.object(clinicParams),
    query: z.object({ ...pageQuery, filter: z.enum(POST_FILTERS).default("all") }),
    response: listOf(deskPostSchema),
  },
  /** Reading a private one is noted in the history, once an hour. 404 for one that its writer deleted. */
  "GET /studio/:clinic/posts/:id": { params: postParams, response: oneOf(deskPostRecordSchema) },
  /** Writes or replaces the answer; 409 `post.answered` where somebody answered after `seenAnsweredAt`. */
  "PUT /studio/:clinic/posts/:id/answer": {
    params: postParams,
    body: z.object({
      text: z.string().trim().min(1).max(5000),
      /** The answer that the screen shows; null for none. */
      seenAnsweredAt: instantSchema.nullable(),
    }),
    response: oneOf(deskPostRecordSchema),
  },
  /** Takes a post out of the site's lists or puts it back. */
  "PUT /studio/:clinic/posts/:id/hidden": {
    params: postParams,
    body: z.object({ isHidden: z.boolean() }),
    response: oneOf(deskPostRecordSchema),
  },
  /** By title. */
  "GET /studio/:clinic/snippets": { params: z.object(clinicParams), response: listOf(snippetSchema) },
  /** 422 `snippet.too-many` beyond 30. */
  "POST /studio/:clinic/snippets": {
    params: z.object(clinicParams),
    body: snippetSchema.omit({ id: true }),
    response: oneOf(snippetSchema),
  },
  "DELETE /studio/:clinic/snippets/:id": { params: postParams, response: emptySchema },
});
