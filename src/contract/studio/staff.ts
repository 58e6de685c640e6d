import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { phoneSchema } from "../api/phone";
import { idSchema, instantSchema, oneOf } from "../api/values";
import { clinicParams } from "./desk";
import { STAFF_ACTIONS, STAFF_ROLES } from "./roles";

const roleSchema = z.enum(STAFF_ROLES);
const grantsSchema = z.array(z.enum(STAFF_ACTIONS)).max(STAFF_ACTIONS.length);
/** The doctor whose column is the account's own. */
const employeeIdSchema = z.int().positive().nullable();

const clinicStaffSchema = z.object({
  /** Earliest first. */
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      phone: z.string(),
      role: roleSchema,
      employeeId: employeeIdSchema,
      /** What the owner has switched on, of what the role can have. */
      grants: grantsSchema,
      joinedAt: instantSchema,
      /** Null: without a session. */
      seenAt: instantSchema.nullable(),
      isSelf: z.boolean(),
    }),
  ),
  /** Open ones, latest first. */
  invitations: z.array(
    z.object({
      phone: z.string(),
      role: roleSchema,
      employeeId: employeeIdSchema,
      /** Null: by the platform's command. */
      invitedBy: z.string().nullable(),
      expiresAt: instantSchema,
    }),
  ),
  /** Of the platform's team as the clinic's agency, latest first, at most 50. */
  visits: z.array(
    z.object({ name: z.string(), reason: z.string(), openedAt: instantSchema, endsAt: instantSchema }),
  ),
  doctors: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ClinicStaff = z.infer<typeof clinicStaffSchema>;

const memberParams = z.object({ ...clinicParams, id: idSchema });

/** Who works at a clinic. A manager invites those below; all else is an owner's, with a passkey of the last minutes. */
export const studioStaffContract = defineContract({
  "GET /studio/:clinic/staff": { params: z.object(clinicParams), response: oneOf(clinicStaffSchema) },
  /**
   * Sends a link that is used once to the phone, instead of its last one. 409 `staff.member` for who works there
   * already; 429 `invitation.too-soon` within a minute, `invitation.too-many` with 20 open ones; 422 `staff.employee`.
   */
  "POST /studio/:clinic/invitations": {
    params: z.object(clinicParams),
    body: z.object({ phone: phoneSchema, role: roleSchema, employeeId: employeeIdSchema.default(null) }),
    response: oneOf(clinicStaffSchema.extend({ isSent: z.boolean() })),
  },
  /** 404 where no link is open for the phone. */
  "DELETE /studio/:clinic/invitations/:phone": {
    params: z.object({ ...clinicParams, phone: phoneSchema }),
    response: oneOf(clinicStaffSchema),
  },
  /**
   * With another role their sessions end. 422 `staff.last-owner`, `staff.unknown`, `staff.employee`, and `staff.grant` for
   * what the role cannot have.
   */
  "PUT /studio/:clinic/staff/:id": {
    params: memberParams,
    body: z.object({
      role: roleSchema,
      employeeId: employeeIdSchema.default(null),
      grants: grantsSchema.default([]),
    }),
    response: oneOf(clinicStaffSchema),
  },
  "DELETE /studio/:clinic/staff/:id": { params: memberParams, response: oneOf(clinicStaffSchema) },
});
