import { randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";
import type { PublishOutcome } from "./publish";

const noteSchema = z.object({ url: z.url(), token: z.string() });
type Note = z.infer<typeof noteSchema>;

/** In the data directory while a backend runs on it. */
export const NOTE_FILE = "backend.json";
const noteFile = (dataDir: string) => join(dataDir, NOTE_FILE);

/** A running backend's address and a secret for the commands of this machine's user, readable by that user alone. */
export async function announceBackend(dataDir: string, url: string): Promise<Note> {
  const note = { url, token: randomBytes(24).toString("base64url") };
  await mkdir(dataDir, { recursive: true });
  await writeFile(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 });
  return note;
}

export const withdrawBackend = (dataDir: string): Promise<void> => rm(noteFile(dataDir), { force: true });

/** Throws unless a request bears the secret of the note: it comes from a command of this machine's user. */
export function assertCommand(authorization: string | undefined, token: string): void {
  const given = authorization?.replace(/^Bearer /, "") ?? "";
  if (!timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token))))
    throw new ApiError(403, "command-token", "허용되지 않은 요청입니다.");
}

/** Has the backend that holds the embedded database do what a command was asked for: two processes may not open it. */
export async function askRunningBackend(dataDir: string, path: string, body: unknown): Promise<unknown> {
  const { url, token } = noteSchema.parse(JSON.parse(await readFile(noteFile(dataDir), "utf8")));
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The backend at ${url} answered ${response.status} to ${path}`);
  return response.json();
}

export async function publishThroughBackend(
  dataDir: string,
  ids: string[] | undefined,
): Promise<PublishOutcome[]> {
  const { rows } = (await askRunningBackend(dataDir, "/tenancy/publish", { ids })) as {
    rows: PublishOutcome[];
  };
  return rows;
}
