import { createPrivateKey, X509Certificate } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Authorization, crypto, type Order } from "acme-client";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { type CertificateRow, certificates, type OpenOrder } from "../db/schema/certificates";
import type { Sealing } from "../lib/sealed";
import { type Authority, openKey } from "./authority";
import { publishChallenge } from "./challenges";
import { CertificateError, failureOf } from "./failures";
import { countOrder } from "./limits";
import { certificateId } from "./renewal";

const POLL_MS = 500;

export interface OrderContext {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  /** Ends the waiting for the authority. */
  signal: AbortSignal;
}

export interface Issued {
  chain: string;
  sealedKey: string;
}

const keyOwner = (host: string) => `certificate ${host}`;
/** The private key of a stored certificate. */
export const openCertificateKey = (sealing: Sealing, { host, key }: { host: string; key: string }) =>
  openKey(sealing, key, keyOwner(host));

/**
 * Takes the row's order to its certificate, or begins one. What was begun is in the database: after a crash, and by another
 * process, the same order is continued. Null: the authority is still at work. Throws a CertificateError.
 */
export async function obtain(
  context: OrderContext,
  authority: Authority,
  row: CertificateRow,
): Promise<Issued | null> {
  const { host } = row;
  const { open, order } = (await findOrder(authority, row)) ?? (await beginOrder(context, authority, row));
  const key = await openKey(context.sealing, open.key, keyOwner(host));
  let current = order;
  if (current.status === "pending") {
    if (!(await answerChallenges(context, authority, { host, order: current }))) return null;
    current = await authority.client.getOrder(current);
  }
  if (current.status === "ready") {
    const [, request] = await crypto.createCsr({ altNames: [host] }, key);
    current = { ...current, ...(await authority.client.finalizeOrder(current, request)), url: open.url };
  }
  while (current.status === "processing") {
    if (!(await waitFor(context))) return null;
    current = await authority.client.getOrder(current);
  }
  if (current.status !== "valid") throw failureOf(current.error ?? { detail: `order ${current.status}` });
  const chain = await authority.client.getCertificate(current);
  refuseMisfit(chain, { host, key, now: context.now() });
  return { chain, sealedKey: open.key };
}

/** The order that is under way; null without one, and for one that has come to nothing. */
async function findOrder(
  { client, directory }: Authority,
  { openOrder: open }: CertificateRow,
): Promise<{ open: OpenOrder; order: Order } | null> {
  if (open?.directory !== directory) return null;
  try {
    const order = await client.getOrder({ url: open.url } as Order);
    return order.status === "invalid" ? null : { open, order };
  } catch (error) {
    // Authorities forget orders after a week or so.
    if (error instanceof CertificateError && error.failure === "authority-refuses") return null;
    throw error;
  }
}

async function beginOrder({ db, sealing, now }: OrderContext, authority: Authority, row: CertificateRow) {
  const { directory, client } = authority;
  const { host, chain } = row;
  await countOrder(db, { directory, host, now: now() });
  const key = await sealing.seal((await crypto.createPrivateEcdsaKey()).toString(), keyOwner(host));
  // A renewal that says what it replaces is exempt from limits; a second try says nothing, as that may be why it failed.
  const isRenewal = authority.renewalInfo !== null && row.directory === directory && row.failures === 0;
  const replaces = isRenewal && chain ? certificateId(chain) : null;
  const identifiers = [{ type: "dns", value: host }];
  const order = await client.createOrder(replaces ? { identifiers, ...{ replaces } } : { identifiers });
  const open = { directory, url: order.url, key };
  await db.update(certificates).set({ openOrder: open }).where(eq(certificates.host, host));
  return { open, order };
}

/** False: the authority has not looked yet. */
async function answerChallenges(
  context: OrderContext,
  { client }: Authority,
  { host, order }: { host: string; order: Order },
): Promise<boolean> {
  const answered = new Set<string>();
  do {
    const all = await client.getAuthorizations(order);
    const failed = all.find(({ status }) => status !== "valid" && status !== "pending");
    if (failed) throw failureOf(failed.challenges.find(({ error }) => error)?.error ?? {});
    const pending = all.filter(({ status }) => status === "pending").map(httpChallengeOf);
    if (pending.length === 0) return true;
    for (const challenge of pending) {
      if (challenge.status !== "pending" || answered.has(challenge.url)) continue;
      answered.add(challenge.url);
      const response = await client.getChallengeKeyAuthorization(challenge);
      await publishChallenge(context.db, { token: challenge.token, host, response, now: context.now() });
      await client.completeChallenge(challenge);
    }
  } while (await waitFor(context));
  return false;
}

function httpChallengeOf({ challenges }: Authorization): Authorization["challenges"][number] {
  const challenge = challenges.find(({ type }) => type === "http-01");
  if (challenge) return challenge;
  throw new CertificateError("authority-refuses", "it offers no HTTP-01 challenge");
}

/** False when the time is up. */
const waitFor = ({ signal }: OrderContext): Promise<boolean> =>
  pause(POLL_MS, undefined, { signal }).then(
    () => true,
    () => false,
  );

function refuseMisfit(chain: string, { host, key, now }: { host: string; key: string; now: Date }): void {
  const certificate = new X509Certificate(chain);
  const misfit = !certificate.checkHost(host)
    ? "it is for another name"
    : !certificate.checkPrivateKey(createPrivateKey(key))
      ? "it is for another key"
      : certificate.validToDate <= now
        ? "it has expired"
        : null;
  if (misfit) throw new CertificateError("bad-certificate", misfit);
}
