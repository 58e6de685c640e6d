import type { Logger } from "pino";
import type { DatabaseHandle } from "../db/client";
import type { Environment } from "../lib/environment";
import type { Metrics } from "../lib/metrics";
import { createSealing } from "../lib/sealed";
import { Sweeper } from "../lib/sweeper";
import type { Queue } from "../queue/queue";
import { issuesCertificates } from "../tenancy/domain-rules";
import { authoritiesOf } from "./authority";
import { createCertificateFiles } from "./certificate-files";
import { countCertificates, watchCertificates } from "./count";
import { CERTIFICATE_QUEUE, queueDue } from "./due";
import { issue } from "./issue";
import { alignCertificates } from "./wanted";

const SWEEP_MS = 5000;
const FILES_MS = 2000;
/** Each waits for its authority most of the time. */
const ORDERS_AT_ONCE = 8;

interface Context {
  environment: Environment;
  db: DatabaseHandle["db"];
  queue: Queue;
  log: Logger;
  metrics: Pick<Metrics, "registry">;
  now: () => Date;
}

/** Orders, renews and writes down certificates in this process, as far as its settings ask for it. */
export async function startCertificates({
  environment,
  db,
  queue,
  log,
  metrics,
  now,
}: Context): Promise<Sweeper[]> {
  if (issuesCertificates(environment))
    watchCertificates(() => countCertificates(db, now()), metrics.registry);
  const sealing = createSealing(environment.CREDENTIALS_KEYS);
  const { CERTIFICATES_DIR: folder, RUNS_JOBS } = environment;
  const sweepers: Sweeper[] = [];
  if (issuesCertificates(environment) && RUNS_JOBS) {
    const authorities = authoritiesOf(environment);
    const hasTarget = Boolean(environment.DOMAIN_ADDRESS ?? environment.DOMAIN_CNAME);
    const context = { db, sealing, now, log, authorities, hasTarget };
    await queue.work({
      queue: CERTIFICATE_QUEUE,
      concurrency: ORDERS_AT_ONCE,
      run: ({ data: { host = "" } }) => issue(context, host),
    });
    const sweep = async () => {
      await alignCertificates(db, environment, now());
      return queueDue({ db, queue, settings: environment }, now());
    };
    sweepers.push(new Sweeper({ what: "certificates", done: "queued", sweep, intervalMs: SWEEP_MS, log }));
  }
  if (folder) {
    const sweep = createCertificateFiles({ db, sealing, folder, log });
    sweepers.push(
      new Sweeper({ what: "certificate files", done: "written", sweep, intervalMs: FILES_MS, log }),
    );
  }
  return sweepers;
}
