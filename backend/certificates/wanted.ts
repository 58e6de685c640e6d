import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import type { Environment } from "../lib/environment";
import { isLocal } from "../tenancy/host";

export type PlatformHosts = Pick<Environment, "PLATFORM_HOST" | "PUBLIC_BACKEND_URL" | "STUDIO_URL">;

/** The platform's own names, which point here by the deployment itself; none on a local platform. */
export const platformHosts = ({ PLATFORM_HOST, PUBLIC_BACKEND_URL, STUDIO_URL }: PlatformHosts): string[] =>
  [PLATFORM_HOST, new URL(PUBLIC_BACKEND_URL).hostname, new URL(STUDIO_URL).hostname].filter(
    (host) => !isLocal(host) && host.includes(".") && !/^[\d.]+$/.test(host),
  );

/**
 * Brings the rows of `certificates` in line with the names that are to have one: those of clinics once they are proven and
 * live, the platform's, and previews that somebody can open. Certificates of domains that fail stay; those of names that
 * nothing asks for any more go.
 */
export async function alignCertificates(db: Database, settings: PlatformHosts, now: Date): Promise<void> {
  const suffix = `.preview.${settings.PLATFORM_HOST}`;
  const hasPreviews = !isLocal(settings.PLATFORM_HOST);
  const own = sql`select unnest(${sql.param(toArray(platformHosts(settings)))}::text[]) as host`;
  const previews = sql`
    select partner_id || ${suffix} as host from partner_drafts where ${hasPreviews}
    union select partner_id || ${suffix} from preview_links
      where ${hasPreviews} and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz`;
  const isPublic = sql`host like '%.%' and host not like '%.localhost'`;
  await db.execute(sql`
    insert into certificates (host, next_try_at)
    select host, ${now.toISOString()}::timestamptz from (
      select host from domains where state = 'live' and verified_at is not null and ${isPublic}
      union ${own} union ${previews}
    ) wanted
    where not exists (select 1 from certificates known where known.host = wanted.host)
    on conflict do nothing`);
  await db.execute(sql`
    delete from certificates where host not in (
      select host from domains union ${own} union ${previews}
    )`);
}

const toArray = (hosts: string[]): string => `{${hosts.map((host) => `"${host}"`).join(",")}}`;
