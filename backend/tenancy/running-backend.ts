import { randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";
import { isMissing } from "./read-json";

const noteSchema = z.object({
  url: z.url(),
  token: z.string(),
  /** Which database it has: a hash, as the address may carry a password. */
  database: z.string().optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** The embedded one has no address. */
const databaseHash = (databaseUrl: string | undefined) => sha256(databaseUrl ?? "embedded");

/** Within this time a backend that lives has said so. */
const ALIVE_MS = 2000;

/** In the data directory while a backend runs on it. */
export const NOTE_FILE = "backend.json";
const noteFile = (dataDir: string) => join(dataDir, NOTE_FILE);

/** A running backend's address and a secret for the commands of this machine's user, readable by that user alone. */
export async function announceBackend(dataDir: string, url: string, databaseUrl?: string): Promise<Note> {
  const token = randomBytes(24).toString("base64url");
  const note = { url, token, database: databaseHash(databaseUrl) };
  await mkdir(dataDir, { recursive: true });
  await writeFile(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 });
  return note;
}

/** Takes the note away, unless it is another backend's by now: on one DATA_DIR the last to start stands in it. */
export async function withdrawBackend(dataDir: string, token: string): Promise<void> {
  const note = await readNote(dataDir).catch(() => null);
  if (note?.token === token) await rm(noteFile(dataDir), { force: true });
}

/** Throws unless a request bears the secret of the note: it comes from a command of this machine's user. */
export function assertCommand(authorization: string | undefined, token: string): void {
  const given = authorization?.replace(/^Bearer /, "") ?? "";
  if (!timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token))))
    throw new ApiError(403, "command-token", "허용되지 않은 요청입니다.");
}

/** The note of a backend that lives, on this very database; null where there is none. */
export async function findRunningBackend(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Note | null> {
  const note = await readNote(dataDir).catch((error: unknown) => {
    // Below a file there is none, either.
    if (isMissing(error) || (error instanceof Error && "code" in error && error.code === "ENOTDIR"))
      return null;
    throw error;
  });
  if (!note || note.database !== databaseHash(databaseUrl)) return null;
  const isAlive = await fetch(`${note.url}/healthz`, { signal: AbortSignal.timeout(ALIVE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? note : null;
}

/** Has the backend that holds the embedded database do what a command was asked for: two processes may not open it. */
export async function askRunningBackend(dataDir: string, path: string, body: unknown): Promise<unknown> {
  const note = await readNote(dataDir).catch(() => {
    throw new Error(`No backend runs on ${dataDir} (DATA_DIR).`);
  });
  return (await postTo(note, path, body)).json();
}

const readNote = async (dataDir: string): Promise<Note> =>
  noteSchema.parse(JSON.parse(await readFile(noteFile(dataDir), "utf8")));

/** A command's request; throws unless it is taken. */
export async function postTo({ url, token }: Note, path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The backend at ${url} answered ${response.status} to ${path}`);
  return response;
}
