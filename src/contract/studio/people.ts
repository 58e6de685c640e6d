import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { phoneSchema } from "../api/phone";
import { emptySchema, instantSchema, listOf, oneOf } from "../api/values";
import { STAFF_ACTIONS, STAFF_ROLES } from "./roles";

const roleSchema = z.enum(STAFF_ROLES);

/** A clinic where the account works. */
const staffClinicSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The clinic's accent, `#8a5a2b`. */
  color: z.string(),
  role: roleSchema,
  employeeId: z.int().nullable(),
  grants: z.array(z.enum(STAFF_ACTIONS)),
  /** Requests that wait for the clinic, not for the visitor's choice; 0 for those who do not see the diary. */
  waiting: z.int().nonnegative(),
  /** Until when the platform's team has it open as its agency; null for those who work there. */
  visitEndsAt: instantSchema.nullable(),
});
export type StaffClinic = z.infer<typeof staffClinicSchema>;

export const staffAccountSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** Of the platform's team: see `/studio/platform`. */
  isPlatform: z.boolean(),
  clinics: z.array(staffClinicSchema),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

const codeSchema = z.string().regex(/^\d{6}$/, "인증번호 6자리를 입력해 주세요.");
const tokenParams = z.object({ token: z.string().min(20).max(100) });

/** Calls of a person: who comes in, and where they work. The session is a cookie. */
export const studioPeopleContract = defineContract({
  /** The same answer for a number that nobody has: it names no account. 429 with Retry-After when asked too often. */
  "POST /studio/sign-in/code": {
    body: z.object({ phone: phoneSchema }),
    response: oneOf(z.object({ expiresAt: instantSchema })),
  },
  /** 400 for a wrong or old code; 429 after too many. Sets the session's cookie. */
  "POST /studio/sign-in": {
    body: z.object({ phone: phoneSchema, code: codeSchema }),
    response: oneOf(staffAccountSchema),
  },
  "POST /studio/sign-out": { response: emptySchema },
  /**
   * The screen locks: every other call of the session is a 423 `session.locked`, but signing out, and signing in, which
   * opens another session in its place.
   */
  "POST /studio/account/lock": { response: emptySchema },
  /** 401 without a session. */
  "GET /studio/account": { response: oneOf(staffAccountSchema) },
  "GET /studio/account/sessions": {
    response: listOf(
      z.object({
        id: z.int(),
        /** `Chrome · macOS`. */
        device: z.string(),
        createdAt: instantSchema,
        seenAt: instantSchema,
        isThis: z.boolean(),
      }),
    ),
  },
  "DELETE /studio/account/sessions/:id": {
    params: z.object({ id: z.coerce.number<number>().int().positive() }),
    response: emptySchema,
  },
  /** 404 for one that was used, withdrawn or is older than 72 hours: `invitation.gone`. */
  "GET /studio/invitations/:token": {
    params: tokenParams,
    response: oneOf(
      z.object({
        clinicName: z.string(),
        role: roleSchema,
        /** `010-****-4417`. */
        maskedPhone: z.string(),
        /** Of an account that the phone has already. */
        name: z.string().nullable(),
      }),
    ),
  },
  /** Sends a code to the invited phone. */
  "POST /studio/invitations/:token/code": {
    params: tokenParams,
    response: oneOf(z.object({ expiresAt: instantSchema })),
  },
  /** Makes the account where the phone has none, and opens its session. */
  "POST /studio/invitations/:token": {
    params: tokenParams,
    body: z.object({ code: codeSchema, name: z.string().trim().min(1).max(30) }),
    response: oneOf(staffAccountSchema),
  },
});
