import { pino } from "pino";
import type { DatabaseHandle } from "../../backend/db/client";
import { PartnerScope } from "../../backend/db/scope";
import { readEnvironment } from "../../backend/lib/environment";
import { createMetrics } from "../../backend/lib/metrics";
import { deliver } from "../../backend/messages/deliver";
import type { MessageProvider } from "../../backend/providers/message-provider";
import { publishTenants } from "../../backend/publishing/publish";
import { openQueue } from "../../backend/queue/queue";
import { TenantDirectory } from "../../backend/tenancy/tenant-directory";

/** As many as a backend sends. */
const AT_ONCE = 16;

/** A clinic, `alpha`, whose messages one provider sends, on a database of its own. */
export async function openMessageClinic(
  database: DatabaseHandle,
  { tenantsDir, provider }: { tenantsDir: string; provider: MessageProvider },
) {
  const { db } = database;
  const now = () => new Date();
  const log = pino({ level: "silent" });
  const metrics = createMetrics();
  await publishTenants({ db, folder: tenantsDir, now: now() }, { by: "a measurement" });
  const queue = await openQueue(database, { log, metrics, isWorking: true });
  const tenants = new TenantDirectory({ db, platformHost: "localhost", localPort: 3000, now });
  const tenant = await tenants.byId("alpha");
  if (!tenant) throw new Error("There is no clinic alpha");
  const scope = new PartnerScope(db, tenant.id, queue);
  const messageProvider = async (_: string, channel: string) => (channel === "sms" ? provider : null);
  const unused = { sms: { countryCodes: [], send: async () => {} }, mail: null };
  const environment = readEnvironment({});
  const services = { db, queue, ...unused, metrics, environment, now, messageProvider, tenants, log };
  /** Sends from now on what is due. */
  const send = () =>
    queue.work({
      queue: "message",
      concurrency: AT_ONCE,
      run: ({ data: { partnerId = "", id = "" }, isLastTry }) =>
        deliver(services, { partnerId, id, isLastTry }),
    });
  return { queue, scope, send, tenant };
}
