import { isAbsolute } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { phoneSchema } from "@/contract/api/phone";
import { STAFF_ROLES } from "@/contract/studio/roles";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { PartnerScope } from "../../db/scope";
import { ApiError } from "../../lib/errors";
import { backUp } from "../../operation/backup";
import { assertCommand } from "../../operation/running-backend";
import { answerPost } from "../../posts/answer-post";
import { findAccount, listStaff, requireEmployee, takeRole } from "../../staff/accounts";
import { invite } from "../../staff/invitations";
import { joinPlatform, leavePlatform } from "../../staff/visits";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";

const answerSchema = z.object({
  partnerId: partnerIdSchema,
  postId: z.int().positive(),
  html: z.string().trim().min(1).max(20_000),
});
const clinicSchema = z.object({ partnerId: partnerIdSchema });
const memberSchema = clinicSchema.extend({ phone: phoneSchema });
const inviteSchema = memberSchema.extend({
  role: z.enum(STAFF_ROLES),
  employee: z.string().min(1).optional(),
});
const platformSchema = z.object({ phone: phoneSchema, name: z.string().trim().min(1).max(30) });
export const COMMAND = { kind: "command", id: null, name: "명령줄" } as const;
const backupSchema = z.object({ file: z.string().refine(isAbsolute, "an absolute path") });

/** `POST /operation/answer`, `/operation/backup` and `/operation/staff/…`, for the commands answer, backup and studio. */
export function commandRoutes(services: Services): Hono {
  const { db, environment, now, publishToken, revalidator, tenants } = services;
  const app = new Hono();
  const requireClinic = async (id: string) => {
    if (!(await tenants.byId(id))) throw new ApiError(404, "partner.unknown", `${id}: 그런 병원이 없습니다.`);
  };
  app.post("/answer", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { partnerId, postId, html } = await jsonBody(c, answerSchema);
    const scope = new PartnerScope(db, partnerId);
    const { id, boardTypeId } = await answerPost({ scope, revalidator, now: now() }, postId, html);
    return c.json({ row: { id, boardTypeId } });
  });
  app.post("/staff/invite", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { partnerId, phone, role, employee } = await jsonBody(c, inviteSchema);
    await requireClinic(partnerId);
    const employeeId = employee ? await requireEmployee(new PartnerScope(db, partnerId), employee) : null;
    const token = await invite(
      db,
      { partnerId, phone, role, employeeId, invitedBy: null },
      {
        ...{ actor: COMMAND, now: now() },
      },
    );
    return c.json({ row: { link: `${environment.STUDIO_URL.replace(/\/$/, "")}/invite/${token}` } });
  });
  app.post("/staff/list", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { partnerId } = await jsonBody(c, clinicSchema);
    await requireClinic(partnerId);
    const rows = await listStaff(db, partnerId);
    return c.json({ rows, count: rows.length });
  });
  app.post("/staff/remove", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { partnerId, phone } = await jsonBody(c, memberSchema);
    await requireClinic(partnerId);
    const account = await findAccount(db, phone);
    const context = { actor: COMMAND, now: now() };
    await takeRole(db, partnerId, account?.id ?? 0, context);
    return c.json({ row: {} });
  });
  app.post("/staff/platform", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { phone, name } = await jsonBody(c, platformSchema);
    await joinPlatform(db, { phone, name }, now());
    return c.json({ row: {} });
  });
  app.post("/staff/leave-platform", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { phone } = await jsonBody(c, z.object({ phone: phoneSchema }));
    await leavePlatform(db, phone, now());
    return c.json({ row: {} });
  });
  // This process has the embedded database open.
  app.post("/backup", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    if (environment.DATABASE_URL)
      throw new ApiError(409, "not-embedded", "내장 데이터베이스를 쓰지 않는 서버입니다.");
    const { file } = await jsonBody(c, backupSchema);
    return c.json({ row: { bytes: await backUp(db, environment.DATA_DIR, file) } });
  });
  return app;
}
