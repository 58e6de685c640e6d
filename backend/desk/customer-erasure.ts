import { notFound } from "../lib/errors";
import { revalidatePosts } from "../posts/answer-post";
import { leaveMembership } from "../posts/leave-membership";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";
import { requireCustomer } from "./customers";

const REASON = "병원에서 파기";

/** Erases a customer as their own leaving does: a 404 for one who has left, a 422 while a visit is ahead. */
export async function eraseCustomer(call: StudioCall, id: number): Promise<void> {
  const { now, auditActor, services } = call;
  await call.scope.transaction(async (scope) => {
    const customer = await requireCustomer(call, id, { scope, isLocked: true });
    if (customer.leftAt) throw notFound();
    await leaveMembership(scope, customer, { now, reason: REASON });
    await writeAudit(scope, auditActor, now, {
      action: "customer.erased",
      thing: { kind: "customer", id },
      before: null,
      after: null,
    });
  });
  revalidatePosts(services.revalidator, call.scope.partnerId);
}
