import { sql } from "drizzle-orm";
import { type ContentKind, isConfigKind } from "@/contract/content/kinds";
import type { DraftChoice } from "@/contract/tenant/draft-choice";
import type { Database } from "../db/client";
import type { JobSender } from "../db/scope";
import { ApiError, databaseErrorCode, unavailable } from "../lib/errors";
import { Semaphore } from "../lib/semaphore";
import type { DomainRules } from "../tenancy/domain-rules";
import { applyChanges, sortedChanges, type ThingChange } from "./apply-changes";
import { listPreviewed } from "./previews";
import { Site } from "./site";

interface PreviewedSite {
  db: Database;
  queue: JobSender;
  partnerId: string;
  now: Date;
  rules: DomainRules;
  choice: DraftChoice;
  /** Kinds of things that the read shows: drafts of others are not written. */
  kinds: ContentKind[];
}

/** Previews never take more of the pool: visitors come first. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
const turns = new Semaphore(AT_ONCE, MOST_WAITING);

/** Below PostgreSQL's deadlock_timeout of 1 s: where a preview and a write wait for each other, the preview gives way. */
const LOCK_TIMEOUT_MS = 400;
const MOST_TRIES = 3;
const GIVES_WAY = new Set(["55P03", "40P01", "40001"]);

/**
 * Answers a read as if drafts were live: they are written in a transaction that is rolled back after it, whatever happens.
 * Drafts that do not hold, of a thing that is gone or refused by a constraint, are left out.
 */
export async function withDrafts<Result>(
  site: PreviewedSite,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, partnerId, choice, kinds } = site;
  const drafts = await listPreviewed(db, partnerId, choice, kinds);
  const changes = drafts
    .filter(({ kind }) => !isConfigKind(kind))
    .map(({ kind, thingId, body }): ThingChange => ({ kind, id: thingId, body }));
  if (changes.length === 0) return read(db);
  return turns.run(() => readAndRollBack(site, changes, read));
}

/** Ends the transaction: carries the result past the rollback. */
class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super("rolled back");
  }
}

async function readAndRollBack<Result>(
  site: PreviewedSite,
  changes: ThingChange[],
  read: (db: Database) => Promise<Result>,
  tries = 1,
): Promise<Result> {
  try {
    return await site.db.transaction(async (db) => {
      await db.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`));
      await applyHolding(siteWithin(site, db), changes);
      throw new RolledBack(await read(db));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    if (!GIVES_WAY.has(databaseErrorCode(error) ?? "")) throw error;
    if (tries >= MOST_TRIES) throw unavailable();
    return readAndRollBack(site, changes, read, tries + 1);
  }
}

const siteWithin = ({ queue, partnerId, now, rules }: PreviewedSite, db: Database) =>
  new Site(
    { ...{ db, queue, partnerId, now, rules }, actor: { kind: "job", id: null, name: "preview" } },
    true,
  );

/** All at once, or, where one does not hold, each by itself. */
async function applyHolding(site: Site, changes: ThingChange[]): Promise<void> {
  if (await holds(site, changes)) return;
  for (const change of sortedChanges(changes)) await holds(site, [change]);
}

async function holds(site: Site, changes: ThingChange[]): Promise<boolean> {
  try {
    await site.transaction((inside) => applyChanges(inside, changes));
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
