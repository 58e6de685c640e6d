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

/**
 * Keeps the yes to marketing that agreements, given to a booking or a sign-up, hold. A box that is not ticked is no
 * refusal: who agreed before still does. Answers the customer where that has changed them.
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
