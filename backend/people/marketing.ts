import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Agreement } from "@/contract/api/auth-and-customer";
import { terms } from "../db/schema/content";
import { customers, marketingChoices } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { currentVersions } from "./terms";

/** The term under which a partner sends news and offers. */
export const MARKETING_TERM = "marketing";

interface Choice {
  customerId: number;
  isReceivable: boolean;
  now: Date;
}

/**
 * Records a consent or refusal with its time and the version of the term. Returns the changed customer; undefined when
 * nothing changes.
 */
export async function chooseMarketing(scope: PartnerScope, choice: Choice) {
  const { customerId, isReceivable, now } = choice;
  const isOther = or(ne(customers.isMarketingReceivable, isReceivable), isNull(customers.marketingChangedAt));
  const [changed] = await scope.update(
    customers,
    { isMarketingReceivable: isReceivable, marketingChangedAt: now },
    and(eq(customers.id, customerId), isOther) as SQL,
  );
  if (!changed) return undefined;
  const term = await marketingTerm(scope, now);
  const version = term?.version ?? null;
  await scope.insert(marketingChoices, [{ customerId, isReceivable, version, chosenAt: now }]);
  return changed;
}

/**
 * Records the consent to marketing among the agreements of a booking or a sign-up. An unticked box is no refusal: earlier
 * consent stays. Returns the customer when this changed them.
 */
export async function chooseAgreedMarketing(
  scope: PartnerScope,
  { customerId, agreements, now }: { customerId: number; agreements: Agreement[]; now: Date },
) {
  const term = await marketingTerm(scope, now);
  if (!agreements.some(({ termId }) => termId === term?.id)) return undefined;
  return chooseMarketing(scope, { customerId, isReceivable: true, now });
}

async function marketingTerm(scope: PartnerScope, now: Date) {
  const [term] = await currentVersions({ scope, now }, eq(terms.slug, MARKETING_TERM));
  return term;
}
