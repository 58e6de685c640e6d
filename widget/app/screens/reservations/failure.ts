import { type ApiError, hasStatus } from "@/api/api-error";

/** What went wrong, and what is kept. */
export interface Failure {
  title: string;
  description: string;
}

export const TAKEN = 409;
export const GONE = 404;
const REFUSED = 422;

/** True where the server has said why not; asking again would be answered alike. */
export const isRefusal = (error: unknown): error is ApiError => hasStatus(error, REFUSED);
