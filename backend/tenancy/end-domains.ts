import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { domains } from "../db/schema/domains";
import { partners } from "../db/schema/partners";
import { serveTenant } from "./serve-tenant";
import { STORE_LOCK_QUERY } from "./store-tenant";
import type { Tenancy } from "./tenancy";
import { readWanted } from "./versions";

type Context = Pick<Tenancy, "db" | "now" | "rules">;

/** Ends domains whose day of grace is over, and returns how many. Their release is left as a task. */
export async function endDomains({ db, now, rules }: Context): Promise<number> {
  const isOver = lte(domains.endsAt, now());
  const over = await db.select({ partnerId: domains.partnerId }).from(domains).where(isOver);
  for (const id of new Set(over.map(({ partnerId }) => partnerId)))
    await db.transaction(async (transaction) => {
      await transaction.execute(STORE_LOCK_QUERY);
      const [partner] = await transaction.select().from(partners).where(eq(partners.id, id));
      if (partner)
        await serveTenant(transaction, await readWanted(transaction, partner), { now: now(), rules });
    });
  return over.length;
}

/** Ends removed domains of a partner without waiting for the day; returns those that were waiting. */
export async function endDomainsNow(context: Context, id: string, hosts: string[]): Promise<string[]> {
  const isMeant = and(eq(domains.partnerId, id), inArray(domains.host, hosts), isNotNull(domains.endsAt));
  const ended = await context.db
    .update(domains)
    .set({ endsAt: context.now() })
    .where(isMeant)
    .returning({ host: domains.host });
  await endDomains(context);
  return ended.map(({ host }) => host);
}
