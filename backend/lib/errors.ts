import type { z } from "zod";
import type { ErrorBody } from "@/contract/api/error";

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 423 | 429 | 500 | 503;

/** An expected failure: a status, a code for programs and a Korean message for people. */
export class ApiError extends Error {
  constructor(
    readonly status: FailureStatus,
    readonly code: string | string[],
    readonly translatedMessage: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(String(code));
  }

  get body(): ErrorBody {
    return { statusCode: this.status, message: this.code, translatedMessage: this.translatedMessage };
  }
}

export const notFound = () => new ApiError(404, "not-found", "찾으시는 내용이 없습니다.");
export const sessionExpired = () =>
  new ApiError(401, "session-expired", "로그인 세션이 만료되었습니다. 다시 로그인해 주세요.");
export const internalError = () =>
  new ApiError(500, "internal-error", "알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.");

/** A dependency is unreachable. */
export const unavailable = () =>
  new ApiError(503, "unavailable", "지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.", {
    "Retry-After": "5",
  });

/** Thrown by reading a request whose client disconnected before its end. */
export const isAborted = (error: Error): boolean =>
  error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
export const requestAborted = () => new ApiError(400, "broken-off", "보내시던 내용이 중간에 끊겼습니다.");

/** A 400 that names every field and what is wrong with it. */
export function invalidRequest(part: "params" | "query" | "body", error: z.ZodError): ApiError {
  const reasons = error.issues.map((issue) => `${[part, ...issue.path].join(".")}: ${issue.message}`);
  const inKorean = error.issues.find((issue) => /[가-힣]/.test(issue.message));
  return new ApiError(400, reasons, inKorean?.message ?? "입력하신 내용을 확인해 주세요.");
}

/** Of two rows of one time, the database's exclusion constraints take one. */
export const EXCLUSION_VIOLATION = "23P01";

/** PostgreSQL's error code (`23P01`: exclusion violation), wherever the driver put it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") return at.code;
  return undefined;
}

/** No connection, a broken one, or a server that is starting or shutting down. */
const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0[123])/;
/** The driver's own errors have no codes. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

/** Whether the database was unreachable: the same statement may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (("code" in at && CONNECTION_CODES.test(String(at.code))) || CONNECTION_MESSAGES.test(at.message))
      return true;
  return false;
}
