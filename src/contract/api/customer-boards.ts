import { z } from "zod";
import { MAX_ATTACHMENTS_PER_POST } from "./attachment-limits";
import { agreementSchema } from "./auth-and-customer";
import { defineContract } from "./endpoint";
import { phoneSchema } from "./phone";
import {
  POST_AUTHOR_LENGTH,
  POST_CONTENT_LENGTH,
  POST_PASSWORD_MAX,
  POST_PASSWORD_MIN,
  POST_TITLE_LENGTH,
} from "./post-limits";
import { emptySchema, idParams, idSchema, instantSchema, listOf, oneOf, pageQuery } from "./values";

/** A visitor's file. */
export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int().positive(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** On the backend's host. Signed for 15 minutes, unless the post is public. */
  url: z.string().startsWith("/attachments/"),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** One post in a list. */
export const customerPostSchema = z.object({
  id: z.int(),
  boardTypeId: z.int(),
  /** Counts up within its board; numbers of deleted posts stay unused. */
  number: z.int(),
  category: z.string().nullable(),
  /** Null for another visitor's private post. */
  title: z.string().nullable(),
  /** `김*나`; unmasked for its author. */
  authorName: z.string(),
  isPrivate: z.boolean(),
  isAnswered: z.boolean(),
  hasAttachments: z.boolean(),
  /** True for the signed-in author, and where the post was opened with its password. */
  isOwn: z.boolean(),
  createdAt: instantSchema,
});
export type CustomerPost = z.infer<typeof customerPostSchema>;

export const customerPostDetailSchema = customerPostSchema.extend({
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /** The clinic's answer; clean HTML. */
  answerHtml: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  attachments: z.array(attachmentSchema),
  /** Of the same board, by number. */
  previous: customerPostSchema.nullable(),
  next: customerPostSchema.nullable(),
});
export type CustomerPostDetail = z.infer<typeof customerPostDetailSchema>;

export const customerPostListQuery = z.object({
  ...pageQuery,
  boardTypeId: idSchema.optional(),
  category: z.string().max(40).optional(),
  /** In title and content of public posts. */
  keyword: z.string().max(100).optional(),
});
export type CustomerPostListQuery = z.input<typeof customerPostListQuery>;

const text = (max: number, message: string) =>
  z
    .string()
    .max(max, message)
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, message));

const postFields = {
  title: text(POST_TITLE_LENGTH, "제목을 120자 이내로 입력해 주세요."),
  content: text(POST_CONTENT_LENGTH, "내용을 5,000자 이내로 입력해 주세요."),
  authorName: text(POST_AUTHOR_LENGTH, "작성자 이름을 40자 이내로 입력해 주세요."),
  isPrivate: z.boolean(),
  /** One of the board's categories. */
  category: z.string().max(40).nullable().default(null),
  /** Ids from POST /attachments; an update includes those to keep. */
  attachmentIds: z
    .array(z.uuid())
    .max(MAX_ATTACHMENTS_PER_POST, `사진은 ${MAX_ATTACHMENTS_PER_POST}장까지 붙일 수 있습니다.`)
    .refine((ids) => new Set(ids).size === ids.length, "같은 사진을 두 번 붙일 수 없습니다.")
    .default([]),
};

/** Not needed by the signed-in author. */
const triedPassword = z.string().max(64).optional();

export const createCustomerPostSchema = z.object({
  boardTypeId: z.int().positive(),
  ...postFields,
  /** Shown to the clinic alone. */
  phone: phoneSchema,
  password: z
    .string()
    .min(POST_PASSWORD_MIN, "비밀번호를 4자 이상 입력해 주세요.")
    .max(POST_PASSWORD_MAX, "비밀번호를 32자 이내로 입력해 주세요."),
  /** To the terms of `GET /customer/board-types/:id`; stored with version and time. */
  agreements: z.array(agreementSchema).max(20),
});
export type CreateCustomerPost = z.input<typeof createCustomerPostSchema>;

export const updateCustomerPostSchema = z.object({
  ...postFields,
  /** By default unchanged; the phone is never returned. */
  phone: phoneSchema.optional(),
  password: triedPassword,
});
export type UpdateCustomerPost = z.input<typeof updateCustomerPostSchema>;

const list = { query: customerPostListQuery, response: listOf(customerPostSchema) };
const one = oneOf(customerPostDetailSchema);
const detail = { params: idParams, response: one };
const openByQuery = { ...detail, query: z.object({ password: triedPassword }) };
const openByBody = { ...detail, body: z.object({ password: triedPassword }) };
const create = { body: createCustomerPostSchema, response: one };
const update = { ...detail, body: updateCustomerPostSchema };
const remove = { ...openByBody, response: emptySchema };

/**
 * A private post without its password is a 400 `post.password-required`, a wrong one a 400 `post.password-wrong`;
 * after ten wrong ones the post is locked for the client: 429 with Retry-After. Never a 401 or 403 (spec §8).
 */
export const customerBoardsContract = defineContract({
  "GET /customer/customer-boards": list,
  /** Takes an Idempotency-Key; 429 beyond ten posts an hour from one address. */
  "POST /customer/customer-boards": create,
  "GET /customer/customer-boards/:id": detail,
  "PUT /customer/customer-boards/:id": update,
  /** For compatibility: URLs end up in logs and histories, so use the POST. */
  "GET /customer/customer-boards/:id/private": openByQuery,
  /** Also for public posts: editing needs the password. */
  "POST /customer/customer-boards/:id/private": openByBody,
  "PUT /customer/customer-boards/:id/delete": remove,

  // Spec §7: defined, but not called by the storefront. The same posts under another name.
  "GET /customer/notice-customer-boards": list,
  "POST /customer/notice-customer-boards": create,
  "GET /customer/notice-customer-boards/:id": detail,
  "PUT /customer/notice-customer-boards/:id": update,
  "GET /customer/notice-customer-boards/:id/private": openByQuery,
  "POST /customer/notice-customer-boards/:id/private": openByBody,
  "PUT /customer/notice-customer-boards/:id/delete": remove,
});
