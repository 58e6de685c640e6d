import { axios, Client, crypto } from "acme-client";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { acmeAccounts } from "../db/schema/certificates";
import type { Environment } from "../lib/environment";
import { SealError, type Sealing } from "../lib/sealed";
import { CertificateError, failureOf, type Problem } from "./failures";

const TIMEOUT_MS = 10_000;
/** More than this apart, and dates of certificates cannot be judged. */
const CLOCK_TOLERANCE_MS = 600_000;

export interface AuthoritySettings {
  directory: string;
  externalAccount: { kid: string; hmacKey: string } | undefined;
  email: string | undefined;
}

export interface Authority {
  directory: string;
  client: Client;
  /** Where it says when a certificate should be renewed (ARI, RFC 9773); null where it does not. */
  renewalInfo: string | null;
}

/** The first one, and the one in its place where that fails. */
export function authoritiesOf(environment: Environment): AuthoritySettings[] {
  const { ACME_DIRECTORY, ACME_DIRECTORY_2, ACME_EAB, ACME_EAB_2, ACME_EMAIL: email } = environment;
  return [
    { directory: ACME_DIRECTORY, externalAccount: ACME_EAB },
    { directory: ACME_DIRECTORY_2, externalAccount: ACME_EAB_2 },
  ].flatMap(({ directory, externalAccount }) => (directory ? [{ directory, externalAccount, email }] : []));
}

interface Context {
  db: Database;
  sealing: Sealing;
  now: () => Date;
}

/** An authority with this platform's account, which is made where there is none. Throws a CertificateError. */
export async function openAuthority(context: Context, settings: AuthoritySettings): Promise<Authority> {
  const { directory, externalAccount, email } = settings;
  const { renewalInfo } = await readDirectory(context, directory);
  const account = await readAccount(context, directory);
  const client = new Client({
    directoryUrl: directory,
    accountKey: account.key,
    accountUrl: account.url ?? undefined,
    externalAccountBinding: externalAccount,
  });
  if (!account.url) {
    const contact = email ? [`mailto:${email}`] : [];
    await client.createAccount({ termsOfServiceAgreed: true, contact });
    const isThis = eq(acmeAccounts.directory, directory);
    await context.db.update(acmeAccounts).set({ url: client.getAccountUrl() }).where(isThis);
  }
  return { directory, client, renewalInfo };
}

/** Two processes that begin at once use the key that was stored first, for which an authority has one account. */
async function readAccount({ db, sealing }: Context, directory: string) {
  const owner = `acme ${directory}`;
  const isThis = eq(acmeAccounts.directory, directory);
  const [known] = await db.select().from(acmeAccounts).where(isThis);
  if (!known) {
    const key = await sealing.seal((await crypto.createPrivateEcdsaKey()).toString(), owner);
    await db.insert(acmeAccounts).values({ directory, key }).onConflictDoNothing();
  }
  const [stored] = known ? [known] : await db.select().from(acmeAccounts).where(isThis);
  if (!stored) throw new Error("the account of an authority was not stored");
  return { url: stored.url, key: await openKey(sealing, stored.key, owner) };
}

/** Throws a CertificateError where no key of ours opens it. */
export async function openKey(sealing: Sealing, sealed: string, owner: string): Promise<string> {
  try {
    return String(await sealing.open(sealed, owner));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new CertificateError("key", error.message);
  }
}

/** Throws where the authority is away, and where its clock and this machine's disagree. */
async function readDirectory({ now }: Context, directory: string) {
  const { data, headers } = await axios.get<{ renewalInfo?: string }>(directory);
  const apartMs = now().getTime() - Date.parse(String(headers.date));
  if (Math.abs(apartMs) > CLOCK_TOLERANCE_MS)
    throw new CertificateError("clock", `${Math.round(apartMs / 60_000)} minutes from the authority's`);
  return { renewalInfo: data.renewalInfo ?? null };
}

// acme-client turns every refusal into an Error of words alone, and waits in the process before it tries again: here
// refusals have their type, and the database knows when to try again. Every response is an error to its axios.
axios.defaults.timeout = TIMEOUT_MS;
axios.interceptors.response.clear();
axios.interceptors.response.use(null, (error: unknown) => {
  const { response, code, message } = error as { response?: Refused; code?: string; message?: string };
  if (!response) throw new CertificateError("authority-away", code ?? message ?? "no response");
  const { status, data } = response;
  // acme-client itself repeats a request with a new nonce.
  if (status < 400 || data?.type === "urn:ietf:params:acme:error:badNonce") return response;
  throw refusalOf(response);
});

/** A response as axios has it. */
interface Refused {
  status: number;
  data: Problem | undefined;
  headers: Record<string, unknown>;
}

function refusalOf({ status, data, headers }: Refused): CertificateError {
  const retryAt = dateAfter(String(headers["retry-after"] ?? ""), String(headers.date ?? ""));
  if (data?.type) return failureOf(data, retryAt);
  return new CertificateError(
    status >= 500 ? "authority-away" : "authority-refuses",
    `status ${status}`,
    retryAt,
  );
}

/** `Retry-After`: seconds from the response's own date, or a date. */
function dateAfter(text: string, date: string): Date | null {
  const at = /^\d+$/.test(text) ? Date.parse(date) + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}
