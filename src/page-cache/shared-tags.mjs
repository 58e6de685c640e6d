// @ts-check
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { KEPT_SECONDS } from "./shared-pages.mjs";

/** Well below the five seconds within which a write has to show. */
const LOOK_EVERY_MS = 1000;
/** Looked at again each time: clocks of different machines differ. */
const OVERLAP_MS = 60_000;

/**
 * Which tags were made stale, and when, told to every process through a sorted set. What could not be told, as Redis was
 * away, is told when it is back.
 * @param {import("./redis-link.mjs").RedisLink} redis
 * @param {string} key
 */
export function shareTags(redis, key) {
  /** @type {Set<string>} */
  const untold = new Set();
  let seenUntil = 0;
  /** @type {Promise<void> | null} */
  let looking = null;

  async function tell() {
    const tags = [...untold];
    if (tags.length === 0) return;
    // The time of telling, not of the write: others have looked further than that by now.
    const score = Date.now();
    await redis.ask((client) =>
      client
        .multi()
        .zAdd(
          key,
          tags.map((value) => ({ value, score })),
        )
        .zRemRangeByScore(key, 0, score - KEPT_SECONDS * 1000)
        .expire(key, KEPT_SECONDS)
        .exec(),
    );
    for (const tag of tags) untold.delete(tag);
  }

  async function look() {
    await tell();
    const lookedAt = Date.now();
    const from = Math.max(seenUntil - OVERLAP_MS, lookedAt - KEPT_SECONDS * 1000);
    const found = await redis.ask((client) => client.zRangeWithScores(key, from, "+inf", { BY: "SCORE" }));
    for (const { value, score } of found) makeStale(String(value), score);
    seenUntil = lookedAt;
  }

  /** Tells and hears what there is; rejects where Redis is away. */
  const sync = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  setInterval(() => sync().catch(ignore), LOOK_EVERY_MS).unref();

  return {
    /** @param {string[]} tags that are stale from now on, in this process already */
    async tell(tags) {
      for (const tag of tags) untold.add(tag);
      await sync().catch(ignore);
    },
    /** Rejects while it is not known what was made stale before this process began. */
    async known() {
      if (seenUntil === 0) await sync();
    },
  };
}

/** @param {string} tag @param {number} at */
function makeStale(tag, at) {
  const before = manifest.tagsManifest.get(tag);
  if (at > (before?.stale ?? 0)) manifest.tagsManifest.set(tag, { ...before, stale: at });
}

/** The next look is a second away. */
const ignore = () => {};
