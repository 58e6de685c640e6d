import { and, eq, gt, lte, type SQL } from "drizzle-orm";
import type { SignedInCustomer } from "../call/call";
import { customers, deviceMarks } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { sha256 } from "../lib/sha256";
import { randomToken } from "./sessions";

const MARK_LIFE_MS = 90 * 86_400_000;

/** Marks the device of an identity verification and returns its token; deletes expired marks. */
export async function markDevice(scope: PartnerScope, customerId: number, now: Date): Promise<string> {
  const mark = randomToken();
  const isExpired = and(eq(deviceMarks.customerId, customerId), lte(deviceMarks.verifiedAt, expiryAt(now)));
  await scope.delete(deviceMarks, isExpired as SQL);
  await scope.insert(deviceMarks, [{ markHash: sha256(mark), customerId, verifiedAt: now }]);
  return mark;
}

/** The member with this phone who has verified their identity on the marked device. */
export async function findMarkedMember(
  scope: PartnerScope,
  { phone, mark, now }: { phone: string; mark: string | undefined; now: Date },
): Promise<SignedInCustomer | undefined> {
  if (!mark) return undefined;
  const isGood = and(
    eq(deviceMarks.markHash, sha256(mark)),
    gt(deviceMarks.verifiedAt, expiryAt(now)),
  ) as SQL;
  const isMarked = scope.isAmong(customers.id, deviceMarks, deviceMarks.customerId, isGood);
  const isMember = and(eq(customers.phone, phone), eq(customers.isRegular, true), isMarked) as SQL;
  const member = await scope.first(customers, { where: isMember });
  return member && { ...member, phone };
}

/** Forgets a customer's device; without a mark, all of them. */
export async function forgetDevices(scope: PartnerScope, customerId: number, mark?: string): Promise<void> {
  const isMeant = mark === undefined ? undefined : eq(deviceMarks.markHash, sha256(mark));
  await scope.delete(deviceMarks, and(eq(deviceMarks.customerId, customerId), isMeant) as SQL);
}

const expiryAt = (now: Date) => new Date(now.getTime() - MARK_LIFE_MS);
