import { and, eq, type SQL } from "drizzle-orm";
import type { CustomerNote } from "@/contract/studio/customers";
import { customerNotes } from "../db/schema/customers";
import { ApiError, notFound } from "../lib/errors";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";
import { requireCustomer } from "./customers";

type NoteRow = typeof customerNotes.$inferSelect;

/** A note as the account with this id reads it. */
export const noteOf = (
  { id, text, staffId, staffName, createdAt }: NoteRow,
  readerId: number,
): CustomerNote => ({
  id,
  text,
  authorName: staffName,
  isOwn: staffId === readerId,
  createdAt: createdAt.toISOString(),
});

/** Adds a note to a customer; a 422 for one who has left. */
export const addNote = (call: StudioCall, customerId: number, text: string): Promise<CustomerNote> =>
  call.scope.transaction(async (scope) => {
    const { staff, now, auditActor } = call;
    // Locked: a customer who is being erased leaves no note behind.
    const customer = await requireCustomer(call, customerId, { scope, isLocked: true });
    if (customer.leftAt)
      throw new ApiError(422, "customer.left", "탈퇴하거나 파기한 고객에게는 메모를 남길 수 없습니다.");
    const note = { customerId, staffId: staff.id, staffName: staff.name, text, createdAt: now };
    const [row] = await scope.insert(customerNotes, [note]);
    if (!row) throw notFound();
    await writeAudit(scope, auditActor, now, {
      action: "note.added",
      thing: { kind: "customer", id: customerId },
      before: null,
      after: { noteId: row.id },
    });
    return noteOf(row, staff.id);
  });

/** Removes one's own note; a 403 for another person's. */
export const removeNote = (call: StudioCall, customerId: number, noteId: number): Promise<void> =>
  call.scope.transaction(async (scope) => {
    const { staff, now, auditActor } = call;
    await requireCustomer(call, customerId, { scope });
    const isIt = and(eq(customerNotes.id, noteId), eq(customerNotes.customerId, customerId)) as SQL;
    const [row] = await scope.delete(customerNotes, isIt);
    if (!row) throw notFound();
    if (row.staffId !== staff.id)
      throw new ApiError(403, "note.not-own", "메모는 쓴 사람만 지울 수 있습니다.");
    await writeAudit(scope, auditActor, now, {
      action: "note.removed",
      thing: { kind: "customer", id: customerId },
      before: { noteId },
      after: null,
    });
  });
