import { statfs } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../lib/errors";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const CHECK_INTERVAL_MS = 1000;

interface Guard {
  readFreeBytes: () => Promise<number>;
  reserveBytes: number;
  /** Milliseconds. */
  now: () => number;
}

/** Free bytes on the disk of a directory; Infinity where unknown. */
export const freeBytesOf = (directory: string): Promise<number> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/**
 * Refuses writes while the disk has less than the reserve left: the embedded database does not recover from a failed
 * write. Checks at most once a second.
 */
export function storageGuard({ readFreeBytes, reserveBytes, now }: Guard): MiddlewareHandler {
  let isFull = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return async (c, next) => {
    if (READING.has(c.req.method)) return next();
    if (now() - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = now();
      isFull = (await readFreeBytes()) < reserveBytes;
    }
    if (isFull)
      throw new ApiError(
        503,
        "storage-full",
        "지금은 저장할 수 없습니다. 잠시 후 다시 시도하시거나 전화로 문의해 주세요.",
        { "Retry-After": "60" },
      );
    return next();
  };
}
