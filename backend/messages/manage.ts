import { and, desc, eq, type SQL } from "drizzle-orm";
import type { MessageState } from "@/contract/messages/kinds";
import { type MessageRow, messages } from "../db/schema/messages";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { dueAtOf } from "./plan";

const MAX_LISTED = 200;

/** A clinic's messages, the newest first. */
export const listMessages = (scope: PartnerScope, state?: MessageState): Promise<MessageRow[]> =>
  scope.rows(messages, {
    where: state && eq(messages.state, state),
    orderBy: [desc(messages.dueAt), desc(messages.createdAt)],
    limit: MAX_LISTED,
  });

/** A 404 where the clinic has none of that id. */
export async function requireMessage(scope: PartnerScope, id: string): Promise<MessageRow> {
  const found = await scope.first(messages, { where: eq(messages.id, id) });
  if (!found) throw notFound();
  return found;
}

/** Sends a failed one again, at night only what is urgent; a 409 for any other. */
export const resendMessage = (scope: PartnerScope, id: string, now: Date): Promise<MessageRow> =>
  scope.transaction(async (inside) => {
    const { kind } = await requireMessage(inside, id);
    const dueAt = dueAtOf(kind, now);
    const again = { state: "due", dueAt, tries: 0 } as const;
    const [row] = await inside.update(messages, again, isIn(id, "failed"));
    if (!row) throw new ApiError(409, "message.not-failed", "보내지 못한 메시지만 다시 보낼 수 있습니다.");
    await inside.enqueue("message", [{ data: { partnerId: row.partnerId, id }, startAfter: dueAt }]);
    return row;
  });

/** Calls off one that has not gone out; a 409 for any other. */
export async function cancelMessage(scope: PartnerScope, id: string): Promise<MessageRow> {
  await requireMessage(scope, id);
  const [row] = await scope.update(messages, { state: "canceled", details: null }, isIn(id, "due"));
  if (!row) throw new ApiError(409, "message.not-due", "아직 보내지 않은 메시지만 취소할 수 있습니다.");
  return row;
}

const isIn = (id: string, state: MessageState): SQL =>
  and(eq(messages.id, id), eq(messages.state, state)) as SQL;
