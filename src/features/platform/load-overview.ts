import "server-only";
import { type Overview, overviewAnswerSchema } from "@/contract/tenant/overview";
import { askBackendInPrivate } from "@/tenancy/sources";

/** The platform's state as the backend has it; null where it cannot be asked. */
export async function loadOverview(keyword: string, page: number): Promise<Overview | null> {
  const query = new URLSearchParams({ keyword, page: String(page) });
  const answer = await askBackendInPrivate(`/tenancy/overview?${query}`).catch(() => null);
  return answer === null ? null : overviewAnswerSchema.parse(answer).row;
}
