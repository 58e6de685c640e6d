import { finishPublishing } from "./finish-publishing";
import { listTasks } from "./tasks";
import type { Tenancy } from "./tenancy";

/** Finishes what publishing has left to do; answers how many tasks that were. Throws with what failed. */
export async function sweepTasks(tenancy: Tenancy): Promise<number> {
  const before = (await listTasks(tenancy.db)).length;
  if (before === 0) return 0;
  const failures = (await finishPublishing(tenancy)).filter(({ status }) => status === "failed");
  if (failures.length > 0) throw new Error(failures.map(({ step, words }) => `${step}: ${words}`).join("; "));
  return before - (await listTasks(tenancy.db)).length;
}
