import { statfs } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "../errors";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOK_AGAIN_MS = 1000;

interface Guard {
  /** How much the disk has left for us. */
  readFreeBytes: () => Promise<number>;
  reserveBytes: number;
  /** Milliseconds. */
  now: () => number;
}

/** What is left to this user on the disk of a directory; without end where it cannot be told. */
export const freeBytesOf = (directory: string): Promise<number> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/**
 * Refuses what writes once the disk has no more than the reserve left, and goes on reading: the embedded database cannot
 * be helped any more when a write of its own has failed. Looks once a second at most.
 */
export function storageGuard({ readFreeBytes, reserveBytes, now }: Guard): MiddlewareHandler {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (c, next) => {
    if (READING.has(c.req.method)) return next();
    if (now() - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = now();
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
