import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";
import type { CacheEntry } from "./cache-entry.ts";
import { connectRedis } from "./redis-connection.ts";

/** What has not been made for a day goes; Redis may evict it earlier (`allkeys-lru`). */
const TTL_SECONDS = 86_400;
/** Well below the five seconds within which a write has to show. */
const POLL_MS = 1000;
/** Read again each time: clocks of different machines differ. */
const OVERLAP_MS = 60_000;

/** Digits of a time in milliseconds, which stand before what is stored. */
const TIME_DIGITS = 13;
/** Of two processes that make a page, the one that stores it last need not have begun last. */
const WRITE_UNLESS_OLDER = `
  local storedAt = redis.call('GETRANGE', KEYS[1], 0, ${TIME_DIGITS - 1})
  if storedAt > ARGV[1] then return false end
  return redis.call('SET', KEYS[1], ARGV[1] .. ARGV[2], 'EX', ARGV[3])`;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * The part of the page cache that processes of one build share: entries, which pages bear a tag, and since when tags are
 * stale. Nothing rejects: while Redis is away each process has its own memory.
 */
export function openRedisCache(url: string, markStale: (tag: string, at: number) => void) {
  const redis = connectRedis(url);
  const prefix = `storefront:${buildId()}:`;
  const staleKey = `${prefix}stale`;
  const untold = new Set<string>();
  let readUntil = 0;
  let syncing: Promise<void> | null = null;

  async function tell(): Promise<void> {
    const tags = [...untold];
    if (tags.length === 0) return;
    // The time of telling: other processes have read further than the time of the write.
    const score = Date.now();
    const members = tags.map((value) => ({ value, score }));
    await redis.ask((client) =>
      client
        .multi()
        .zAdd(staleKey, members)
        .zRemRangeByScore(staleKey, 0, score - TTL_SECONDS * 1000)
        .expire(staleKey, TTL_SECONDS)
        .exec(),
    );
    for (const tag of tags) untold.delete(tag);
  }

  async function readStale(): Promise<void> {
    await tell();
    const readAt = Date.now();
    const from = Math.max(readUntil - OVERLAP_MS, readAt - TTL_SECONDS * 1000);
    const found = await redis.ask((client) =>
      client.zRangeWithScores(staleKey, from, "+inf", { BY: "SCORE" }),
    );
    for (const { value, score } of found) markStale(String(value), score);
    readUntil = readAt;
  }

  function sync(): Promise<void> {
    syncing ??= readStale().finally(() => {
      syncing = null;
    });
    return syncing;
  }

  setInterval(() => void sync().catch(ignore), POLL_MS).unref();

  return {
    async read(key: string): Promise<CacheEntry | null> {
      try {
        // Before it is known what was made stale, an old page could not be told from a new one.
        if (readUntil === 0) await sync();
        const stored = await redis.ask((client) => client.get(prefix + key));
        return stored ? (deserialize(await unpack(stored.subarray(TIME_DIGITS))) as CacheEntry) : null;
      } catch {
        return null;
      }
    },
    async write(key: string, entry: CacheEntry): Promise<void> {
      try {
        const packed = await pack(serialize(entry), { level: constants.Z_BEST_SPEED });
        await redis.ask((client) => {
          const all = client.multi().eval(WRITE_UNLESS_OLDER, {
            keys: [prefix + key],
            arguments: [String(entry.lastModified), packed, String(TTL_SECONDS)],
          });
          if (entry.value.kind === "APP_PAGE")
            for (const tag of entry.tags.filter(isPurgeable))
              all.sAdd(`${prefix}tagged:${tag}`, key).expire(`${prefix}tagged:${tag}`, TTL_SECONDS);
          return all.exec();
        });
      } catch {
        // It is in this process's memory; others make their own.
      }
    },
    async remove(key: string): Promise<void> {
      await redis.ask((client) => client.del(prefix + key)).catch(ignore);
    },
    /** Paths of pages that bear one of the tags. */
    async findPages(tags: string[]): Promise<string[]> {
      const sets = tags.map((tag) => `${prefix}tagged:${tag}`);
      const found = await redis.ask((client) => client.sUnion(sets)).catch(() => []);
      return found.map(String);
    },
    async tellStale(tags: string[]): Promise<void> {
      for (const tag of tags) untold.add(tag);
      await sync().catch(ignore);
    },
  };
}

/** Next gives a page tags of its route as well, which nothing of ours purges. */
const isPurgeable = (tag: string) => tag.startsWith("partner:");

/** Another build's pages name scripts that this one does not have. */
function buildId(): string {
  const folder = process.env.NEXT_DIST_DIR || ".next";
  return readFileSync(path.join(process.cwd(), folder, "BUILD_ID"), "utf8");
}

/** The next look is a second away. */
const ignore = () => {};
