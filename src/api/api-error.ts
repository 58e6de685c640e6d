import type { ErrorBody } from "@/contract/api/error";
import { errorLabels } from "@/labels/errors";

/** A failed call: the HTTP status, a message to show, and the server's own message as `code`. Spec §8. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
    /** Seconds of the Retry-After header, where the server sent one. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** True for an answer of the server with that status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Spec §8: true where the session that the call was made in is over. */
export const isSessionOver = (error: unknown): boolean => hasStatus(error, 401) || hasStatus(error, 403);

/** Spec §8: a query that fails with one of these says nothing. */
export const QUIET_QUERY_STATUSES: readonly number[] = [404, 409];

/** With no response from the server at all. */
export const noResponseError = () => new ApiError(500, errorLabels.unknown);

/** Spec §8: a translated message, else the first of a list, else the server's message itself. */
export function errorFromBody(status: number, body: unknown, retryAfter?: number): ApiError {
  if (!isErrorBody(body)) return new ApiError(status, errorLabels.unknown, undefined, retryAfter);
  const raw = Array.isArray(body.message) ? body.message[0] : body.message;
  return new ApiError(status, body.translatedMessage ?? raw ?? errorLabels.unknown, raw, retryAfter);
}

function isErrorBody(body: unknown): body is Pick<ErrorBody, "message" | "translatedMessage"> {
  if (typeof body !== "object" || body === null || !("message" in body)) return false;
  return typeof body.message === "string" || Array.isArray(body.message);
}
