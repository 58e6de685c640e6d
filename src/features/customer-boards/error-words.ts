import { ApiError, hasStatus } from "@/api/api-error";
import { postLabels } from "@/labels/customer-boards";
import { errorLabels } from "@/labels/errors";

const MINUTE_S = 60;

/** What a visitor is told of a call that failed; a lock says for how long. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return errorLabels.unknown;
  if (error.code === "post.locked" && error.retryAfter)
    return postLabels.locked(Math.ceil(error.retryAfter / MINUTE_S));
  return error.message;
}

export const isGone = (error: unknown): boolean => hasStatus(error, 404);
