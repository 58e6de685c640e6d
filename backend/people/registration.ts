import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { SignedInCustomer } from "../call/call";
import { customers } from "../db/schema/customers";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError, sessionExpired } from "../lib/errors";
import { needsGuardian } from "./adulthood";
import { splitGuestSessions } from "./guest-sessions";
import { mergeCustomers, releasePhone } from "./merge";
import type { ProvenContact } from "./sms-codes";
import type { ProvenPerson } from "./verification";

export interface Account {
  customer: SignedInCustomer;
  /** False when the person had signed up before. */
  isNew: boolean;
}

/** The account of a person who has signed up. */
export const findRegistered = (scope: PartnerScope, { identityHash }: ProvenPerson) =>
  scope.first(customers, { where: eq(customers.identityHash, identityHash) });

/**
 * Creates or updates a verified person's account within a transaction: the account they signed up with, whatever phone
 * it had; else that of the signed-in guest, or of the guest with that phone; else a new one. Guests' accounts are merged
 * into it, with their reservations and carts.
 */
export async function registerPerson(
  scope: PartnerScope,
  person: ProvenPerson,
  { now, guestId, tokenHash }: { now: Date; guestId?: number; tokenHash?: string | undefined },
): Promise<Account> {
  // Serialised: a second request would otherwise split the session that the first has just opened.
  await scope.lock(`person:${person.identityHash}`);
  const known = await findRegistered(scope, person);
  if (!known && needsGuardian(person.birthDate, now))
    throw new ApiError(
      422,
      "customer.needs-guardian",
      "만 14세 미만은 가입할 수 없습니다. 보호자께서 문의해 주세요.",
    );
  const guest = guestId === undefined ? undefined : await requireGuest(scope, guestId, person);
  const owners = await scope.rows(customers, { where: eq(customers.phone, person.phone) });
  const former = owners.find(({ id, isRegular }) => isRegular && id !== known?.id);
  if (former) await releasePhone(scope, former.id);
  // An account with a contact e-mail has not proven the number.
  const phoneGuest = owners.find(({ isRegular, contactEmail }) => !isRegular && contactEmail === "");
  const accounts = [known, guest, phoneGuest].filter((row) => row !== undefined);
  const [target, ...others] = [...new Map(accounts.map((row) => [row.id, row])).values()];
  if (!target) return { customer: await createCustomer(scope, person, now), isNew: true };
  const proof = { tokenHash, now };
  for (const other of others) await mergeCustomers(scope, { target, guest: other, now, proof });
  const customer = await updateCustomer(scope, target, person);
  await updateVisitsToCome(scope, customer, now);
  if (!target.identityHash) await splitGuestSessions(scope, target, { memberId: target.id, proof });
  return { customer, isNew: !known };
}

/** Sets the number that a guest has proven; another guest's account with it is merged into theirs. */
export async function changeGuestPhone(
  scope: PartnerScope,
  { guestId, contact, now }: { guestId: number; contact: ProvenContact; now: Date },
): Promise<SignedInCustomer> {
  const isGuest = and(eq(customers.id, guestId), isNull(customers.identityHash)) as SQL;
  const target = await scope.first(customers, { where: isGuest });
  if (!target) throw sessionExpired();
  const { phone, contactEmail } = contact;
  const isOwner = and(
    eq(customers.phone, phone),
    eq(customers.contactEmail, contactEmail),
    eq(customers.isRegular, false),
  ) as SQL;
  const owner = await scope.first(customers, { where: isOwner });
  if (owner && owner.id !== guestId) await mergeCustomers(scope, { target, guest: owner, now });
  const [changed] = await scope.update(customers, { ...contact }, isGuest);
  if (!changed) throw sessionExpired();
  await updateVisitsToCome(scope, { id: guestId, phone }, now);
  return { ...changed, phone };
}

/** Messages go to a reservation's own number: those to come, also of merged accounts, get the newly proven one. */
async function updateVisitsToCome(
  scope: PartnerScope,
  { id, phone }: Pick<SignedInCustomer, "id" | "phone">,
  now: Date,
): Promise<void> {
  const isToCome = and(eq(reservations.customerId, id), gt(reservations.endAt, now)) as SQL;
  await scope.update(reservations, { customerPhone: phone }, isToCome);
}

async function requireGuest(scope: PartnerScope, id: number, { identityHash }: ProvenPerson) {
  const guest = await scope.first(customers, { where: eq(customers.id, id) });
  if (!guest) throw sessionExpired();
  if (guest.identityHash && guest.identityHash !== identityHash)
    throw new ApiError(422, "identity.other-person", "로그인한 회원과 다른 사람의 본인인증입니다.");
  return guest;
}

async function createCustomer(scope: PartnerScope, person: ProvenPerson, now: Date) {
  const [written] = await scope.insert(customers, [{ ...person, isRegular: true, createdAt: now }]);
  return { ...(written as typeof customers.$inferSelect), phone: person.phone };
}

async function updateCustomer(
  scope: PartnerScope,
  target: typeof customers.$inferSelect,
  person: ProvenPerson,
) {
  // Facts that the provider leaves out are kept from an earlier verification; what a guest entered is not.
  const before = target.identityHash ? target : { birthDate: null, gender: null };
  const facts = {
    ...person,
    contactEmail: "",
    birthDate: person.birthDate ?? before.birthDate,
    gender: person.gender ?? before.gender,
    isRegular: true,
  };
  const [written] = await scope.update(customers, facts, eq(customers.id, target.id));
  if (!written) throw sessionExpired();
  return { ...written, phone: person.phone };
}
