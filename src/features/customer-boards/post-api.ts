import { isSessionOver } from "@/api/api-error";
import { readAccessToken } from "@/api/visitor-api";
import { errorLabels } from "@/labels/errors";
import { expireSession } from "@/state/end-session";
import { showToast } from "@/state/toast";

export const hasToken = (): boolean => Boolean(readAccessToken());

/** An answer to the visitor. A session that is over is forgotten (spec §8), so that the next try is a guest's. */
export async function asVisitor<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isSessionOver(error) && expireSession()) showToast(errorLabels.sessionExpired);
    throw error;
  }
}
