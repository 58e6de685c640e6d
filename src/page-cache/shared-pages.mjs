// @ts-check
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";

/** What nobody has made anew for a day goes; Redis may let go of it before (`allkeys-lru`). */
export const KEPT_SECONDS = 86_400;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue} Entry
 */

/**
 * Pages and answers of the backend as every process of one build has them. Neither rejects: without Redis there is nothing.
 * @param {import("./redis-link.mjs").RedisLink} redis
 * @param {string} prefix
 */
export function sharePages(redis, prefix) {
  return {
    /** @param {string} key @returns {Promise<Entry | null>} */
    async read(key) {
      try {
        const packed = await redis.ask((client) => client.get(prefix + key));
        return packed ? deserialize(await unpack(packed)) : null;
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {Entry} entry */
    async write(key, entry) {
      try {
        const packed = await pack(serialize(entry), { level: constants.Z_BEST_SPEED });
        await redis.ask((client) => client.set(prefix + key, packed, { EX: KEPT_SECONDS }));
      } catch {
        // It is in this process's memory; others make their own.
      }
    },
  };
}
