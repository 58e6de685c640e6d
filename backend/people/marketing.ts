import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Agreement } from "@/contract/api/auth-and-customer";
import { terms } from "../db/schema/content";
import { customers, marketingChoices } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { currentTerms } from "./terms";

/** The term under which a partner sends news and offers. */
const MARKETING_TERM = "marketing";

interface Choice {
  customerId: number;
  isReceivable: boolean;
  now: Date;
}

/**
 * Keeps a yes or no to marketing with its time and the text it was given to. Answers the changed customer; the same
 * again changes nothing.
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

/** True where the agreements, given to a booking or a sign-up, hold the one to marketing. */
export async function agreesToMarketing(
  scope: PartnerScope,
  now: Date,
  agreements: Agreement[],
): Promise<boolean> {
  const term = await marketingTerm(scope, now);
  return agreements.some(({ termId }) => termId === term?.id);
}

async function marketingTerm(scope: PartnerScope, now: Date) {
  const [term] = await currentTerms({ scope, now }, eq(terms.slug, MARKETING_TERM));
  return term;
}
