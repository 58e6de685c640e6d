import { eq } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { noteLive, type PublishIds, readUnconfirmed } from "../content/live-since";
import type { Database } from "../db/client";
import { domains } from "../db/schema/domains";
import { edgeItems, type TaskKind } from "../db/schema/publishing";
import { PAGES_FOLLOW_SECONDS } from "../revalidation/outbox";
import { reasonOf, tellStorefronts } from "../revalidation/storefronts";
import { endTask, failTask, listTasks, type Task } from "../tenancy/tasks";
import type { Progress, Tenancy } from "../tenancy/tenancy";
import { updateClinicFonts } from "./fonts/clinic-fonts";
import { type EdgeReport, writeEdge } from "./write-edge";

const FILES_A_LINE = 100;

/** One step after the database write: what was done, or why not. */
export interface StepOutcome {
  step: "Edge Config" | "fonts" | "pages" | "domains" | "files";
  status: "done" | "nothing" | "failed";
  words: string;
  edge?: EdgeReport;
}

/**
 * Runs the outstanding tasks of all committed writes: Edge Config first, then the pages, which are rendered from it. A
 * failed step leaves the site as it was and its task in the database; the next call resumes.
 */
export function finishPublishing(tenancy: Tenancy, progress: Progress = () => {}): Promise<StepOutcome[]> {
  return tenancy.lock(async () => {
    const fonts = await stepFonts(tenancy);
    // Read before Edge Config is written: what is published meanwhile is not in it yet, and its pages wait for the next run.
    const waiting = await readWaitingPages(tenancy);
    const edge = await stepEdge(tenancy, progress);
    // Pages rendered now would still show the old Edge Config.
    const pages =
      edge.status === "failed" ? postponePages(waiting) : await stepPages(tenancy, waiting, progress);
    // Domains must stay until Edge Config is written.
    const released = edge.status === "failed" ? [] : await stepDomains(tenancy);
    return [edge, pages, ...fonts, ...released, ...(await stepFiles(tenancy, progress))];
  });
}

async function stepEdge(tenancy: Tenancy, progress: Progress): Promise<StepOutcome> {
  const step = "Edge Config";
  const { db, edgeStore, ending } = tenancy;
  const [task] = await listTasks(db, "write-edge");
  if (!edgeStore) return withoutStore(tenancy, task);
  if (!task) return { step, status: "nothing", words: "up to date" };
  progress(`writing Edge Config ${edgeStore.id}`);
  try {
    const edge = await writeEdge(db, edgeStore, ending);
    await endTask(db, task);
    return { step, status: "done", words: wordsOf(edge), edge };
  } catch (error) {
    const reason = reasonOf(error);
    await failTask(db, task, reason);
    return { step, status: "failed", words: reason };
  }
}

async function withoutStore({ db }: Tenancy, task: Task | undefined): Promise<StepOutcome> {
  const step = "Edge Config";
  const [item] = task ? await db.select().from(edgeItems).limit(1) : [];
  if (item) {
    const words = `${item.storeId} was written before, and EDGE_CONFIG_ID is not set here`;
    return { step, status: "failed", words };
  }
  if (task) await endTask(db, task);
  return { step, status: "nothing", words: "the backend's own endpoint reads the database" };
}

function wordsOf({ written, bytes, limitBytes, partnersLeftOut, hostsLeftOut }: EdgeReport): string {
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  const filled = `${kilobytes(bytes)} of ${kilobytes(limitBytes)} KB (${Math.round((100 * bytes) / limitBytes)} %)`;
  const leftOut = [
    ...(partnersLeftOut > 0 ? [`${partnersLeftOut} partners`] : []),
    ...(hostsLeftOut > 0 ? [`${hostsLeftOut} hosts`] : []),
  ];
  return [
    written.length > 0 ? `${written.join(", ")} written` : "up to date",
    filled,
    ...(leftOut.length > 0 ? [`full: ${leftOut.join(" and ")} are served from the backend only`] : []),
  ].join("; ");
}

/** Before the pages, which name them. Without its own a clinic's pages have the slices: nothing waits for a failure. */
async function stepFonts({ db, now }: Tenancy): Promise<StepOutcome[]> {
  try {
    await updateClinicFonts(db, now());
    return [];
  } catch (error) {
    return [{ step: "fonts", status: "failed", words: reasonOf(error) }];
  }
}

interface WaitingPages {
  tasks: Task[];
  published: PublishIds;
}

async function readWaitingPages({ db }: Tenancy): Promise<WaitingPages> {
  const tasks = await listTasks(db, "purge-pages");
  return {
    tasks,
    published: await readUnconfirmed(
      db,
      tasks.map(({ subject }) => subject),
    ),
  };
}

async function stepPages(
  tenancy: Tenancy,
  { tasks, published }: WaitingPages,
  progress: Progress,
): Promise<StepOutcome> {
  const step = "pages";
  const { db, now, storefronts, onPurged } = tenancy;
  if (tasks.length === 0) return { step, status: "nothing", words: "none to revalidate" };
  if (storefronts.length === 0) return leavePages(tenancy, tasks);
  const ids = tasks.map(({ subject }) => subject);
  progress(`revalidating the pages of ${ids.join(", ")}`);
  const failures = await tellStorefronts(
    storefronts,
    ids.map((id) => cacheTag(id)),
  );
  const words = failures.map(({ storefront, reason }) => `${storefront}: ${reason}`).join("; ");
  await settle(tenancy, tasks, words);
  if (failures.length > 0) return { step, status: "failed", words };
  const at = now();
  await noteLive(db, published, at);
  // From what was asked for to the last storefront's confirmation, with Edge Config between them.
  for (const { requestedAt } of tasks) onPurged((at.getTime() - requestedAt.getTime()) / 1000);
  return { step, status: "done", words: `of ${ids.join(", ")} revalidated` };
}

/** Leaves the tasks to the backend, which may have REVALIDATE_URL; deletes those ids pages have expired by now. */
async function leavePages({ db, now }: Tenancy, tasks: Task[]): Promise<StepOutcome> {
  const oldest = now().getTime() - PAGES_FOLLOW_SECONDS * 1000;
  for (const task of tasks) if (task.requestedAt.getTime() < oldest) await endTask(db, task);
  const words = `no storefront is configured (REVALIDATE_URL): they expire within ${PAGES_FOLLOW_SECONDS} s`;
  return { step: "pages", status: "nothing", words };
}

function postponePages({ tasks }: WaitingPages): StepOutcome {
  const words = tasks.length > 0 ? "not revalidated before Edge Config is written" : "none to revalidate";
  return { step: "pages", status: "nothing", words };
}

/** Releases domains that no partner has any more. */
async function stepDomains({ db, domainProvider }: Tenancy): Promise<StepOutcome[]> {
  return eachTask(db, { kind: "release-domain", step: "domains", done: "released" }, async (host) => {
    const [taken] = await db.select().from(domains).where(eq(domains.host, host));
    if (!taken) await domainProvider.remove(host);
  });
}

/** Deletes files of removed partners and pictures. */
async function stepFiles({ db, storage }: Tenancy, progress: Progress): Promise<StepOutcome[]> {
  let removed = 0;
  return eachTask(db, { kind: "remove-file", step: "files", done: "removed" }, async (key) => {
    if (removed++ % FILES_A_LINE === 0) progress(`deleting files, from the ${removed}.`);
    await storage.remove(key);
  });
}

async function eachTask(
  db: Database,
  { kind, step, done }: { kind: TaskKind; step: StepOutcome["step"]; done: string },
  work: (subject: string) => Promise<void>,
): Promise<StepOutcome[]> {
  const tasks = await listTasks(db, kind);
  if (tasks.length === 0) return [];
  const failures = new Set<string>();
  for (const task of tasks)
    try {
      await work(task.subject);
      await endTask(db, task);
    } catch (error) {
      failures.add(reasonOf(error));
      await failTask(db, task, reasonOf(error));
    }
  return failures.size > 0
    ? [{ step, status: "failed", words: [...failures].join("; ") }]
    : [{ step, status: "done", words: `${tasks.length} ${done}` }];
}

async function settle({ db }: Tenancy, tasks: Task[], failure: string): Promise<void> {
  for (const task of tasks) await (failure ? failTask(db, task, failure) : endTask(db, task));
}

/** Runs outstanding tasks and returns how many were done; throws with the failures. */
export async function sweepTasks(tenancy: Tenancy): Promise<number> {
  const before = (await listTasks(tenancy.db)).length;
  if (before === 0) return 0;
  const failures = (await finishPublishing(tenancy)).filter(({ status }) => status === "failed");
  if (failures.length > 0) throw new Error(failures.map(({ step, words }) => `${step}: ${words}`).join("; "));
  return before - (await listTasks(tenancy.db)).length;
}
