import { eq } from "drizzle-orm";
import type { CallServices } from "../call/services";
import { publishes } from "../db/schema/publishes";
import { domainRulesOf } from "../tenancy/domain-rules";
import { describePublish } from "./describe";
import { purgePages } from "./live-since";
import { publishScheduled, tagsOf } from "./publish";
import { Site } from "./site";

type Services = Pick<CallServices, "db" | "queue" | "now" | "environment" | "revalidator">;

/** Of a job: makes a scheduled publish live, in the name of who scheduled it. */
export async function carryOutScheduled(
  { db, queue, now, environment, revalidator }: Services,
  partnerId: string,
  publishId: number,
): Promise<void> {
  const siteAs = (name: string) =>
    new Site({
      ...{ db, queue, partnerId, now: now() },
      rules: domainRulesOf(environment),
      actor: { kind: "job", id: null, name },
    });
  const { scope } = siteAs("");
  const scheduled = await scope.first(publishes, { where: eq(publishes.id, publishId) });
  if (!scheduled) return;
  const site = siteAs(scheduled.staffName);
  const publish = await publishScheduled(site, publishId);
  if (!publish) return;
  const { things } = await describePublish(site, publish);
  void purgePages({ db, revalidator }, { partnerId, publishId }, tagsOf(partnerId, things));
}
