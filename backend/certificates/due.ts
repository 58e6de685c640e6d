import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import type { JobSender } from "../db/scope";
import { type PlatformHosts, platformHosts } from "./wanted";

export const CERTIFICATE_QUEUE = "certificate";
/** More wait in the table, in the order of their visits. */
const JOBS_A_SWEEP = 40;
/** A job that was lost is queued again after so long. */
const QUEUED_SECONDS = 90;
/** Traffic is that of the last week. */
const TRAFFIC_DAYS = 7;

/**
 * Queues a job for each certificate that is due, those of the most visited clinics first, and returns how many. Rows are
 * put off first, so that no two backends queue the same one.
 */
export async function queueDue(
  { db, queue, settings }: { db: Database; queue: JobSender; settings: PlatformHosts },
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const own = platformHosts(settings);
  const preview = `%.preview.${settings.PLATFORM_HOST}`;
  return db.transaction(async (transaction) => {
    const { rows } = (await transaction.execute(sql`
      update certificates set next_try_at = ${at} + make_interval(secs => ${QUEUED_SECONDS})
      where host in (
        select c.host from certificates c
        left join domains d on d.host = c.host
        left join (
          select partner_id, sum(visits) as visits from web_vitals
          where day > (${at} - make_interval(days => ${TRAFFIC_DAYS}))::date group by partner_id
        ) traffic on traffic.partner_id = d.partner_id
        where c.next_try_at <= ${at}
          and (c.chain is null or c.renew_at <= ${at} or c.ask_at <= ${at})
          and (d.state = 'live' or c.host = any(${sql.param(`{${own.join(",")}}`)}::text[]) or c.host like ${preview})
        order by c.host = any(${sql.param(`{${own.join(",")}}`)}::text[]) desc,
          traffic.visits desc nulls last, c.expires_at nulls first, c.next_try_at
        limit ${JOBS_A_SWEEP}
        for update of c skip locked
      )
      returning host`)) as { rows: { host: string }[] };
    if (rows.length > 0)
      await queue.insert(
        transaction,
        CERTIFICATE_QUEUE,
        rows.map(({ host }) => ({ data: { host } })),
      );
    return rows.length;
  });
}
