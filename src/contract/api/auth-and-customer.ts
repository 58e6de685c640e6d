import { z } from "zod";
import { defineContract } from "./endpoint";
import { phoneSchema } from "./phone";
import { daySchema, emptySchema, instantSchema, languageSchema, listOf, oneOf } from "./values";

/** Normalised, so that equal names compare equal. */
const nameSchema = z
  .string()
  .transform((text) => text.normalize("NFC").trim())
  .pipe(z.string().min(1, "이름을 입력해 주세요.").max(40, "이름은 40자까지 쓸 수 있습니다."));

const genderSchema = z.enum(["female", "male"]);

export const customerSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  /** Used instead of SMS for a number abroad that SMS does not reach; null: SMS. */
  contactEmail: z.string().nullable(),
  /** True for identity-verified customers, false for guests signed in by SMS. */
  isRegular: z.boolean(),
  birthDate: daySchema.nullable(),
  gender: genderSchema.nullable(),
  email: z.string().nullable(),
  /** Verified adult by the Youth Protection Act: from the year in which they turn 19. */
  isAdult: z.boolean(),
  isMarketingReceivable: z.boolean(),
  /** The last consent or refusal; null: none yet. */
  marketingChangedAt: instantSchema.nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

export const agreementSchema = z.object({ termId: z.int().positive(), version: z.string().max(40) });
export type Agreement = z.infer<typeof agreementSchema>;
const agreementsSchema = z.array(agreementSchema).max(30);

export const SMS_CODE_LENGTH = 6;
const smsCodeSchema = z.string().regex(/^\d{6}$/, "인증번호 6자리를 입력해 주세요.");

/** Normalised, so that equal addresses compare equal. */
const codeEmailSchema = z
  .string()
  .max(200)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email("이메일 주소를 확인해 주세요."));

const impUidSchema = z.string().regex(/^[\w-]{4,100}$/, "본인인증을 다시 진행해 주세요.");
/** The token of POST /certification; required for verifications that were begun there. */
const certificationTokenSchema = z.string().max(100).optional();
/** Stored on the device of an identity verification: for 90 days an SMS code signs the member in there. */
const deviceMarkSchema = z.string().max(100);
/** A finished identity verification: valid for ten minutes and one sign-in, sign-up or certification. */
const verification = { impUid: impUidSchema, token: certificationTokenSchema };

const oneOnMarkedDevice = <Row extends z.ZodType>(row: Row) =>
  oneOf(row).extend({ deviceMark: deviceMarkSchema });

export const authAndCustomerContract = defineContract({
  /**
   * Sends a code by SMS, or by e-mail for a number that SMS does not reach; a 422 `email.needed` requests the address.
   * 429 within a minute of the last one.
   */
  "POST /customer/auth-tokens": {
    body: z.object({
      phone: phoneSchema,
      /** Ignored where SMS reaches the phone. */
      email: codeEmailSchema.optional(),
      /** Of this and later messages. */
      language: languageSchema.default("ko"),
    }),
    response: oneOf(z.object({ expiresAt: instantSchema, resendAt: instantSchema })),
  },
  /**
   * Returns the token in the authorization header. A wrong or expired code is a 400. Opens a guest's session; on a marked
   * device the member's own.
   */
  "POST /api/guest-signin": {
    body: z.object({
      name: nameSchema,
      phone: phoneSchema,
      code: smsCodeSchema,
      deviceMark: deviceMarkSchema.optional(),
    }),
    response: oneOf(customerSchema),
  },

  /** Begins an identity verification: `url` is opened in a window, which posts IDENTITY_DONE_MESSAGE when done. */
  "POST /certification": {
    body: emptySchema.default({}),
    response: oneOf(z.object({ token: z.string(), reference: z.string(), url: z.string() })),
  },
  /** The person of a finished verification, and whether they have signed up. Does not consume it. */
  "POST /certification/:impUid": {
    params: z.object({ impUid: impUidSchema }),
    body: z.object({ token: certificationTokenSchema }),
    response: oneOf(
      z.object({
        name: z.string(),
        phone: z.string(),
        birthDate: daySchema.nullable(),
        gender: genderSchema.nullable(),
        isAdult: z.boolean(),
        isRegistered: z.boolean(),
      }),
    ),
  },
  /** Whether the verified person has signed up. Not by phone: that would reveal who is a patient. */
  "GET /customer/registered-customer": {
    query: z.object(verification),
    response: oneOf(z.object({ isRegistered: z.boolean() })),
  },
  /** A registered customer's sign-in; a 404 before sign-up does not consume the verification. */
  "POST /api/signin": { body: z.object(verification), response: oneOnMarkedDevice(customerSchema) },
  /** Signs a verified person up and in; with isNew false when they had signed up before. */
  "POST /api/signup": {
    body: z.object({
      ...verification,
      agreements: agreementsSchema,
      isMarketingReceivable: z.boolean().default(false),
    }),
    response: oneOnMarkedDevice(customerSchema.extend({ isNew: z.boolean() })),
  },
  /** Makes a signed-in guest a regular customer. Earlier agreements need not be repeated. */
  "PUT /api/guest-customer/certification-info": {
    body: z.object({
      ...verification,
      agreements: agreementsSchema.default([]),
    }),
    response: oneOnMarkedDevice(customerSchema),
  },
  /** A signed-in guest's new phone, with the code that was sent to it. */
  "PUT /guest-customer/phone": {
    body: z.object({ phone: phoneSchema, code: smsCodeSchema }),
    response: oneOf(customerSchema),
  },

  /** Renews a valid token, in the authorization header; the old one ends within a day. */
  "POST /access-tokens": {
    body: z.object({ token: z.string().max(200).optional() }).default({}),
    response: oneOf(z.object({ expiresAt: instantSchema })),
  },
  "POST /customer/logout": { response: emptySchema },
  /** Forgets a marked device; without a mark, all of the customer's. */
  "POST /customer/forgotten-devices": {
    body: z.object({ deviceMark: deviceMarkSchema.optional() }).default({}),
    response: emptySchema,
  },

  "GET /customers/this": { response: oneOf(customerSchema) },
  /** The latest agreement to each term. A current one need not be repeated. */
  "GET /customers/this/agreements": {
    response: listOf(agreementSchema.extend({ agreedAt: instantSchema, isCurrent: z.boolean() })),
  },
  /** Ends the membership permanently; 422 with upcoming reservations. */
  "PUT /customers/this": {
    body: z.object({ membership: z.literal("left"), reason: z.string().trim().max(500).optional() }),
    response: emptySchema,
  },
  /** Name, birth date and gender of a verified customer cannot be changed. */
  "PUT /customers/this/info": {
    body: z.object({
      name: nameSchema.optional(),
      email: z.email("이메일 주소를 확인해 주세요.").max(200).nullable().optional(),
      birthDate: daySchema.nullable().optional(),
      gender: genderSchema.nullable().optional(),
    }),
    response: oneOf(customerSchema),
  },
  "PUT /customers/this/marketing-receivable": {
    body: z.object({ isMarketingReceivable: z.boolean() }),
    response: oneOf(customerSchema),
  },
});
