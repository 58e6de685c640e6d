import { eq } from "drizzle-orm";
import { STAFF_MESSAGE_KINDS } from "@/contract/messages/kinds";
import type { Notices, studioMessagesContract } from "@/contract/studio/messages";
import { staffNotices } from "../db/schema/messages";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { cancelMessage, resendMessage } from "../messages/manage";
import { listTemplates } from "../messages/templates/list-templates";
import type { StudioCall } from "../staff/studio-call";
import { countMessages, listMessages } from "./messages";
import type { StudioHandlers } from "./studio-handlers";

export const messageHandlers: StudioHandlers<typeof studioMessagesContract> = {
  "GET /studio/:clinic/messages": async ({ query, call }) => {
    call.require("see-messages");
    return { ...(await listMessages(call, query)), totals: await countMessages(call) };
  },

  "GET /studio/:clinic/message-templates": async ({ call }) => {
    call.require("see-messages");
    return { row: { templates: listTemplates(call.tenant), closing: call.tenant.messages.closing } };
  },

  "PUT /studio/:clinic/messages/:id/resend": async ({ params, call }) => {
    call.require("see-messages");
    await resendMessage(call.scope, params.id, call.now);
    return { row: {} };
  },

  "PUT /studio/:clinic/messages/:id/cancel": async ({ params, call }) => {
    call.require("see-messages");
    await cancelMessage(call.scope, params.id);
    return { row: {} };
  },

  "GET /studio/:clinic/notices": async ({ call }) => {
    call.require("see-messages");
    return { row: await readNotices(call.scope, call.staff.id) };
  },

  "PUT /studio/:clinic/notices": async ({ body, call }) => {
    call.require("see-messages");
    await writeNotices(call, body);
    return { row: await readNotices(call.scope, call.staff.id) };
  },
};

async function readNotices(scope: PartnerScope, staffId: number): Promise<Notices> {
  const chosen = await scope.rows(staffNotices, { where: eq(staffNotices.staffId, staffId) });
  return {
    notices: STAFF_MESSAGE_KINDS.map((kind) => ({
      kind,
      channel: chosen.find((one) => one.kind === kind)?.channel ?? null,
    })),
    email: chosen.find(({ email }) => email !== null)?.email ?? null,
  };
}

const writeNotices = ({ scope, staff }: StudioCall, { notices, email }: Notices): Promise<void> =>
  scope.transaction(async (inside) => {
    await inside.delete(staffNotices, eq(staffNotices.staffId, staff.id));
    const rows = notices.flatMap(({ kind, channel }) => {
      if (channel === null) return [];
      if (channel === "mail" && email === null)
        throw new ApiError(422, "notice.email", "메일로 받으려면 주소를 적어 주세요.");
      return { staffId: staff.id, kind, channel, email: channel === "mail" ? email : null };
    });
    await inside.insert(staffNotices, rows);
  });
