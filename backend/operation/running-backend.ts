import { randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { hasCode } from "../lib/system";

const registrationSchema = z.object({
  url: z.url(),
  token: z.string(),
  /** A hash of its database's URL, which may contain a password. */
  database: z.string().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

const failureSchema = z.object({ translatedMessage: z.string() });

const databaseHash = (databaseUrl: string | undefined) => sha256(databaseUrl ?? "embedded");

const HEALTH_TIMEOUT_MS = 2000;

/** In the data directory while a backend runs on it: its URL and a token for commands. */
export const REGISTRATION_FILE = "backend.json";
const registrationFile = (dataDir: string) => join(dataDir, REGISTRATION_FILE);

/** Writes the registration file, readable only by this user. */
export async function registerBackend(
  dataDir: string,
  url: string,
  databaseUrl?: string,
): Promise<Registration> {
  const token = randomBytes(24).toString("base64url");
  const registration = { url, token, database: databaseHash(databaseUrl) };
  await mkdir(dataDir, { recursive: true });
  await writeFile(registrationFile(dataDir), JSON.stringify(registration), { mode: 0o600 });
  return registration;
}

/** Deletes the registration unless another backend has replaced it: the last one to start on a DATA_DIR owns it. */
export async function unregisterBackend(dataDir: string, token: string): Promise<void> {
  const registration = await readRegistration(dataDir).catch(() => null);
  if (registration?.token === token) await rm(registrationFile(dataDir), { force: true });
}

/** Throws unless a request has the token of the registration, which commands of this user can read. */
export function assertCommand(authorization: string | undefined, token: string): void {
  const given = authorization?.replace(/^Bearer /, "") ?? "";
  if (!timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token))))
    throw new ApiError(403, "command-token", "허용되지 않은 요청입니다.");
}

/** The registration of a live backend on this database, or null. */
export async function findRunningBackend(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Registration | null> {
  const registration = await readRegistration(dataDir).catch((error: unknown) => {
    // ENOTDIR: DATA_DIR is below a file.
    if (hasCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  });
  if (!registration || registration.database !== databaseHash(databaseUrl)) return null;
  const isAlive = await fetch(`${registration.url}/healthz`, {
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? registration : null;
}

/** Runs a command in the backend that has the embedded database open. */
export async function requestBackend(dataDir: string, path: string, body: unknown): Promise<unknown> {
  const registration = await readRegistration(dataDir).catch(() => {
    throw new Error(`No backend runs on ${dataDir} (DATA_DIR).`);
  });
  return (await postTo(registration, path, body)).json();
}

const readRegistration = async (dataDir: string): Promise<Registration> =>
  registrationSchema.parse(JSON.parse(await readFile(registrationFile(dataDir), "utf8")));

/** Throws in the backend's own words unless the response is a 2xx. */
export async function postTo({ url, token }: Registration, path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return response;
  const said = failureSchema.safeParse(await response.json().catch(() => null)).data?.translatedMessage ?? "";
  throw new Error(`The backend at ${url} answered ${response.status} to ${path}. ${said}`.trimEnd());
}
