import { eq } from "drizzle-orm";
import { pino } from "pino";
import { findChallenge } from "../certificates/challenges";
import { queueDue } from "../certificates/due";
import { issue } from "../certificates/issue";
import { alignCertificates, type PlatformHosts } from "../certificates/wanted";
import { acmeAccounts, acmeChallenges, acmeOrders, certificates } from "../db/schema/certificates";
import { domains } from "../db/schema/domains";
import { partners } from "../db/schema/partners";
import { createSealing } from "../lib/sealed";
import type { Engine } from "./engines";
import { openFakeAuthority } from "./fake-authority";

export const DAY_MS = 86_400_000;
/** When every test of certificates begins. */
export const START = new Date("2026-11-20T00:00:00Z");
const LOCAL = {
  PLATFORM_HOST: "localhost",
  PUBLIC_BACKEND_URL: "http://localhost:4000",
  STUDIO_URL: "http://studio.localhost",
};

/** An issuer of certificates with two authorities and a clock, on an engine. */
export async function openIssuer(engine: Engine) {
  const database = await engine.open();
  const { db } = database;
  const clock = { now: START };
  const now = () => clock.now;
  /** Names that point elsewhere: nothing of ours answers there. */
  const elsewhere = new Set<string>();
  /** Hears of each look of an authority at a name. */
  const watch = { onLook: () => {} };
  const ask = async (host: string, token: string) => {
    watch.onLook();
    if (elsewhere.has(host)) throw new Error("refused");
    return (await findChallenge(db, { token, host, now: now() })) ?? "404";
  };
  const first = await openFakeAuthority({ now, ask });
  const second = await openFakeAuthority({ now, ask });
  const settingsOf = ({ directory }: { directory: string }) => ({
    ...{ directory, externalAccount: undefined, email: "ops@clinics.example" },
  });
  const context = {
    ...{ db, now, hasTarget: true, random: () => 0 },
    log: pino({ level: "silent" }),
    sealing: createSealing([new Uint8Array(32).fill(7)]),
    authorities: [settingsOf(first)],
  };
  let queued: string[] = [];
  const queue = {
    insert: async (_: unknown, __: string, jobs: { data: Record<string, string> }[]) => {
      queued.push(...jobs.map(({ data }) => data.host ?? ""));
    },
  };
  /** The names that a backend queues now, in their order. */
  async function queueNow(settings: PlatformHosts = LOCAL): Promise<string[]> {
    queued = [];
    await alignCertificates(db, settings, now());
    await queueDue({ db, queue, settings }, now());
    return queued;
  }
  return {
    ...{ db, clock, elsewhere, watch, first, second, context, queueNow },
    withBoth: { ...context, authorities: [settingsOf(first), settingsOf(second)] },
    /** What backends do by the clock; returns the names that were worked at. */
    async sweep(settings: Partial<Parameters<typeof issue>[0]> = {}): Promise<string[]> {
      const hosts = await queueNow();
      for (const host of hosts) await issue({ ...context, ...settings }, host);
      return hosts;
    },
    issue: (host: string) => issue(context, host),
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    /** Live ones, of a clinic each. */
    async addDomains(...hosts: string[]) {
      const config = { deployStatus: "deployed" as const, config: {}, digest: "", publishedAt: START };
      for (const host of hosts) {
        const partnerId = host.replaceAll(".", "-");
        await db.insert(partners).values({ id: partnerId, ...config });
        await db
          .insert(domains)
          .values({ host, partnerId, isPrimary: true, state: "live", verifiedAt: START });
      }
    },
    rowOf: async (host: string) =>
      (await db.select().from(certificates).where(eq(certificates.host, host)))[0],
    async reset() {
      clock.now = START;
      elsewhere.clear();
      watch.onLook = () => {};
      first.reset();
      second.reset();
      for (const table of [certificates, acmeOrders, acmeChallenges, acmeAccounts, partners])
        await db.delete(table);
    },
    async close() {
      await first.close();
      await second.close();
      await database.close();
    },
  };
}

export type Issuer = Awaited<ReturnType<typeof openIssuer>>;
