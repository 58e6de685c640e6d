import { eq } from "drizzle-orm";
import type { MessageMedium } from "@/contract/messages/kinds";
import type { MessageAccountFacts } from "@/contract/studio/audit";
import type { Database } from "../db/client";
import { messageAccounts } from "../db/schema/message-accounts";
import { PartnerScope } from "../db/scope";
import type { Environment } from "../lib/environment";
import { ApiError } from "../lib/errors";
import { createSealing, SealError, type Sealing } from "../lib/sealed";
import {
  accountProvider,
  describeAccount,
  type MessageAccount,
  mediumOf,
  messageAccountSchema,
} from "../providers/message-account";
import { SendError } from "../providers/message-provider";
import type { FindProvider } from "../providers/platform-messages";
import { type AuditActor, writeAudit } from "../staff/audit";

interface Change {
  actor: AuditActor;
  now: Date;
  sealing: Sealing;
}

const ownerOf = (partnerId: string, medium: MessageMedium): string => `${partnerId} ${medium}`;
const ofMedium = (medium: MessageMedium) => eq(messageAccounts.medium, medium);

/** Replaces the clinic's account of that medium; throws an ApiError where there is no key to seal it by. */
export async function setAccount(
  scope: PartnerScope,
  account: MessageAccount,
  { actor, now, sealing }: Change,
): Promise<void> {
  const medium = mediumOf[account.provider];
  const sealed = await sealing.seal(account, ownerOf(scope.partnerId, medium)).catch(refuse);
  await scope.transaction(async (inside) => {
    const before = await factsOf(inside, medium, sealing);
    const row = { medium, sealed, updatedAt: now };
    await inside.upsert(messageAccounts, row, {
      target: [messageAccounts.partnerId, messageAccounts.medium],
      set: row,
    });
    const after = describeAccount(account);
    await writeAudit(inside, actor, now, { action: "messageAccount.set", thing: THING, before, after });
  });
}

/** From now on its messages go by the platform's account. */
export const removeAccount = (
  scope: PartnerScope,
  medium: MessageMedium,
  { actor, now, sealing }: Change,
): Promise<void> =>
  scope.transaction(async (inside) => {
    const before = await factsOf(inside, medium, sealing);
    if (!before) throw new ApiError(404, "account.unknown", "등록된 발송 계정이 없습니다.");
    await inside.delete(messageAccounts, ofMedium(medium));
    await writeAudit(inside, actor, now, {
      action: "messageAccount.removed",
      thing: THING,
      before,
      after: null,
    });
  });

/** Seals every clinic's accounts by the newest key, after which older ones can go; returns how many. */
export const resealAccounts = (db: Database, sealing: Sealing): Promise<number> =>
  db.transaction(async (transaction) => {
    const rows = await transaction.select().from(messageAccounts).for("update");
    for (const { partnerId, medium, sealed } of rows) {
      const owner = ownerOf(partnerId, medium);
      const resealed = await sealing
        .open(sealed, owner)
        .then((value) => sealing.seal(value, owner))
        .catch(refuse);
      await new PartnerScope(transaction, partnerId).update(
        messageAccounts,
        { sealed: resealed },
        ofMedium(medium),
      );
    }
    return rows.length;
  });

/** The clinic's accounts without their secrets. */
export async function listAccounts(
  scope: PartnerScope,
  sealing: Sealing,
): Promise<(MessageAccountFacts & { medium: MessageMedium; updatedAt: Date })[]> {
  const rows = await scope.rows(messageAccounts);
  return Promise.all(
    rows.map(async ({ partnerId, medium, sealed, updatedAt }) => ({
      medium,
      updatedAt,
      ...(await shown(sealing.open(sealed, ownerOf(partnerId, medium)))),
    })),
  );
}

/** By the clinic's own account where it has one, else by the platform's. */
export function messageProviders(
  db: Database,
  environment: Environment,
  platform: FindProvider,
): FindProvider {
  const sealing = sealingOf(environment);
  return async (partnerId, channel) => {
    const medium = channel === "mail" ? "mail" : "phone";
    const own = await new PartnerScope(db, partnerId).first(messageAccounts, { where: ofMedium(medium) });
    if (!own) return platform(partnerId, channel);
    const opened = await sealing.open(own.sealed, ownerOf(partnerId, medium)).catch(() => {
      // An operator's repair: tried again, as while a provider is away.
      throw new SendError("busy", "account-sealed");
    });
    const provider = accountProvider(messageAccountSchema.parse(opened), environment);
    return provider.channels.includes(channel) ? provider : null;
  };
}

export const sealingOf = ({ CREDENTIALS_KEYS }: Pick<Environment, "CREDENTIALS_KEYS">): Sealing =>
  createSealing(CREDENTIALS_KEYS);

const THING = { kind: "messageAccount", id: 0 } as const;

async function factsOf(
  scope: PartnerScope,
  medium: MessageMedium,
  sealing: Sealing,
): Promise<MessageAccountFacts | null> {
  const row = await scope.first(messageAccounts, { where: ofMedium(medium), isLocked: true });
  return row ? shown(sealing.open(row.sealed, ownerOf(scope.partnerId, medium))) : null;
}

const shown = (opening: Promise<unknown>): Promise<MessageAccountFacts> =>
  opening.then(
    (value) => describeAccount(messageAccountSchema.parse(value)),
    () => ({ provider: "?", sender: "?" }),
  );

function refuse(error: unknown): never {
  if (!(error instanceof SealError)) throw error;
  throw new ApiError(
    422,
    "account.unsealable",
    `발송 계정을 암호화하거나 열 수 없습니다. (${error.message})`,
  );
}
