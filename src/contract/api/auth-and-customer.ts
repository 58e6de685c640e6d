import { z } from "zod";
import { defineContract } from "./endpoint";
import { phoneSchema } from "./phone";
import { daySchema, emptySchema, instantSchema, languageSchema, listOf, oneOf } from "./values";

/** A person's name; the same letters are the same name, however they were typed. */
const nameSchema = z
  .string()
  .transform((text) => text.normalize("NFC").trim())
  .pipe(z.string().min(1, "이름을 입력해 주세요.").max(40, "이름은 40자까지 쓸 수 있습니다."));

const genderSchema = z.enum(["female", "male"]);

export const customerSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  /** Where codes and messages go, for a number abroad that SMS does not reach; null: by SMS. */
  contactEmail: z.string().nullable(),
  /** True for identity-verified customers, false for guests signed in by SMS. */
  isRegular: z.boolean(),
  birthDate: daySchema.nullable(),
  gender: genderSchema.nullable(),
  email: z.string().nullable(),
  /** Verified to be an adult under the youth protection law: from the year in which they turn 19. */
  isAdult: z.boolean(),
  isMarketingReceivable: z.boolean(),
  /** When marketing was last agreed to or refused; null: never asked. */
  marketingChangedAt: instantSchema.nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

/** An agreement to one version of one term, as the visitor gave it. */
export const agreementSchema = z.object({ termId: z.int().positive(), version: z.string().max(40) });
export type Agreement = z.infer<typeof agreementSchema>;
const agreementsSchema = z.array(agreementSchema).max(30);

export const SMS_CODE_LENGTH = 6;
const smsCodeSchema = z.string().regex(/^\d{6}$/, "인증번호 6자리를 입력해 주세요.");

/** The same address is the same one, however it was typed. */
const codeEmailSchema = z
  .string()
  .max(200)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email("이메일 주소를 확인해 주세요."));

const impUidSchema = z.string().regex(/^[\w-]{4,100}$/, "본인인증을 다시 진행해 주세요.");
/** What POST /certification answered: a verification that was begun there is worth nothing without it. */
const certificationTokenSchema = z.string().max(100).optional();
/** What a device keeps that an identity verification was made on: for 90 days an SMS signs the member in there. */
const deviceMarkSchema = z.string().max(100);
/** A finished identity verification: ten minutes old at most, good for one sign-in, sign-up or certification. */
const verification = { impUid: impUidSchema, token: certificationTokenSchema };

const oneOnMarkedDevice = <Row extends z.ZodType>(row: Row) =>
  oneOf(row).extend({ deviceMark: deviceMarkSchema });

export const authAndCustomerContract = defineContract({
  /**
   * Sends a code: by SMS, or by e-mail for a number that SMS does not reach; a 422 `email.needed` asks for the address.
   * 429 within a minute of the last one.
   */
  "POST /customer/auth-tokens": {
    body: z.object({
      phone: phoneSchema,
      /** Of use where SMS does not reach the phone; else it is passed over. */
      email: codeEmailSchema.optional(),
      /** Of this message, and of those to come. */
      language: languageSchema.default("ko"),
    }),
    response: oneOf(z.object({ expiresAt: instantSchema, resendAt: instantSchema })),
  },
  /**
   * Answers with the token in the authorization header. A wrong or expired code is a 400. A guest's session, whoever else
   * has the phone; the member's own on a device that bears their mark.
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

  /** Begins an identity verification: `url` is opened in a window, which says IDENTITY_DONE_MESSAGE when it is done. */
  "POST /certification": {
    body: emptySchema.default({}),
    response: oneOf(z.object({ token: z.string(), reference: z.string(), url: z.string() })),
  },
  /** What a finished verification says of its person, and whether they have signed up. Does not use it up. */
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
  /** Whether the verified person has signed up. Asked by phone it would tell anybody who is a patient. */
  "GET /customer/registered-customer": {
    query: z.object(verification),
    response: oneOf(z.object({ isRegistered: z.boolean() })),
  },
  /** A registered customer's sign-in; 404 for somebody who is yet to sign up, with the verification still good. */
  "POST /api/signin": { body: z.object(verification), response: oneOnMarkedDevice(customerSchema) },
  /** Signs a verified person up, and in. Who has signed up already is signed in: isNew is false. */
  "POST /api/signup": {
    body: z.object({
      ...verification,
      agreements: agreementsSchema,
      isMarketingReceivable: z.boolean().default(false),
    }),
    response: oneOnMarkedDevice(customerSchema.extend({ isNew: z.boolean() })),
  },
  /** A signed-in guest proves who they are, and is a regular customer. Terms agreed to before need not be named. */
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

  /** A new token in the authorization header for one that still lives; the old one ends within a day. */
  "POST /access-tokens": {
    body: z.object({ token: z.string().max(200).optional() }).default({}),
    response: oneOf(z.object({ expiresAt: instantSchema })),
  },
  "POST /customer/logout": { response: emptySchema },
  /** The device of the mark needs an identity verification from now on; without a mark, all of the customer's do. */
  "POST /customer/forgotten-devices": {
    body: z.object({ deviceMark: deviceMarkSchema.optional() }).default({}),
    response: emptySchema,
  },

  "GET /customers/this": { response: oneOf(customerSchema) },
  /** What the customer agreed to last, of each term. One that is current need not be agreed to again. */
  "GET /customers/this/agreements": {
    response: listOf(agreementSchema.extend({ agreedAt: instantSchema, isCurrent: z.boolean() })),
  },
  /** Leaves the membership, for good; 422 while there are reservations to come. */
  "PUT /customers/this": {
    body: z.object({ membership: z.literal("left"), reason: z.string().trim().max(500).optional() }),
    response: emptySchema,
  },
  /** What a person says of themselves; name, birth date and gender of a verified one are the provider's. */
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
