import { sweepAttachments } from "./attachments/claims";
import { offerFreePlaces } from "./booking/free-places";
import { sweepHolds } from "./booking/holds";
import { purgeAtBoundaries } from "./content/period-boundaries";
import { carryOutScheduled } from "./content/scheduled";
import { findSlowClinics } from "./figures/slow-clinics";
import { sweepWebVitals } from "./figures/web-vitals";
import type { Services } from "./http/request/services";
import { watchMessages } from "./lib/metrics";
import { deliver } from "./messages/deliver";
import { countOverdue, sweepMessages } from "./messages/ledger";
import { sweepCodes } from "./people/sweep-codes";
import type { Queue } from "./queue/queue";
import { sweepServerErrors } from "./tenancy/server-errors";

/** Of messages: a provider's answer is what takes its time. */
const MESSAGES_AT_ONCE = 16;

interface Sweep {
  /** In UTC. */
  cron: string;
  /** For the log: what was removed or found. */
  what: string;
  /** Returns how many. */
  sweep: (services: JobServices) => Promise<number>;
}

type JobServices = Services & { queue: Queue };

/** What runs by the clock, in one backend at a time. */
const SWEEPS: Record<string, Sweep> = {
  attachments: {
    cron: "5 * * * *",
    what: "unclaimed attachments were removed",
    sweep: ({ db, storage, now }) => sweepAttachments(db, storage, now()),
  },
  holds: {
    cron: "15 * * * *",
    what: "expired holds were removed",
    sweep: async ({ db, metrics, now }) => {
      const count = await sweepHolds(db, now());
      metrics.holds.inc({ outcome: "expired" }, count);
      return count;
    },
  },
  "error-counts": {
    cron: "25 * * * *",
    what: "old error counts were removed",
    sweep: ({ db, now }) => sweepServerErrors(db, now()),
  },
  codes: {
    cron: "45 * * * *",
    what: "codes that were not entered were removed",
    sweep: ({ db, now }) => sweepCodes(db, now()),
  },
  "web-vitals": {
    cron: "35 * * * *",
    what: "old figures of visits were removed",
    sweep: async ({ db, metrics, now }) => {
      const count = await sweepWebVitals(db, now());
      metrics.setSlowClinics(await findSlowClinics(db, now()));
      return count;
    },
  },
  periods: {
    cron: "* * * * *",
    what: "partners had a period that began or ended: their pages were purged",
    sweep: (services) => purgeAtBoundaries(services, services.now()),
  },
  messages: {
    cron: "* * * * *",
    what: "messages had lost their job and got another",
    sweep: ({ db, queue, now }) => sweepMessages(db, queue, now()),
  },
};

/** Works the queues in this process and sets the clock of what recurs. */
export async function startJobs(services: JobServices): Promise<void> {
  const { db, queue, log, metrics, now } = services;
  watchMessages(() => countOverdue(db, now()), metrics.registry);
  await queue.work({
    queue: "message",
    concurrency: MESSAGES_AT_ONCE,
    run: ({ data: { partnerId = "", id = "" }, isLastTry }) =>
      deliver(services, { partnerId, id, isLastTry }),
  });
  await queue.work({
    queue: "free-place",
    concurrency: 1,
    run: ({ data: { partnerId = "", startAt = "", endAt = "" } }) =>
      offerFreePlaces(services, { partnerId, startAt: new Date(startAt), endAt: new Date(endAt) }),
  });
  await queue.work({
    queue: "publish",
    concurrency: 1,
    run: ({ data: { partnerId = "", publishId = "" } }) =>
      carryOutScheduled(services, partnerId, Number(publishId)),
  });
  await queue.work({
    queue: "sweep",
    concurrency: 1,
    run: async ({ data: { name = "" } }) => {
      const found = SWEEPS[name];
      const count = (await found?.sweep(services)) ?? 0;
      if (found && count > 0) log.info({ count }, found.what);
    },
  });
  for (const [name, { cron }] of Object.entries(SWEEPS)) await queue.schedule(name, cron);
}
