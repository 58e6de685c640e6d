import { z } from "zod";
import { defineContract } from "./endpoint";
import { emptySchema, instantSchema, oneOf } from "./values";

/** A Korean mobile number in any spelling; kept and compared as digits. */
export const phoneSchema = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\D/g, "").replace(/^82(?=1)/, "0"))
  .pipe(z.string().regex(/^01[016789]\d{7,8}$/, "휴대폰 번호를 확인해 주세요."));

export const customerSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  /** True for identity-verified customers, false for guests signed in by SMS. */
  isRegular: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;

/** An agreement to one version of one term, as the visitor gave it. */
export const agreementSchema = z.object({ termId: z.int().positive(), version: z.string().max(40) });
export type Agreement = z.infer<typeof agreementSchema>;

export const SMS_CODE_LENGTH = 6;

export const authAndCustomerContract = defineContract({
  /** Sends an SMS code. 429 within a minute of the last one. */
  "POST /customer/auth-tokens": {
    body: z.object({ phone: phoneSchema }),
    response: oneOf(z.object({ expiresAt: instantSchema, resendAt: instantSchema })),
  },
  /** Answers with the token in the authorization header. A wrong or expired code is a 400. */
  "POST /api/guest-signin": {
    body: z.object({
      name: z.string().trim().min(1).max(40),
      phone: phoneSchema,
      code: z.string().regex(/^\d{6}$/, "인증번호 6자리를 입력해 주세요."),
    }),
    response: oneOf(customerSchema),
  },
  "POST /customer/logout": { response: emptySchema },
  "GET /customers/this": { response: oneOf(customerSchema) },
});
