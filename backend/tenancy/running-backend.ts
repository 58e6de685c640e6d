import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { PublishOutcome } from "./publish";

const noteSchema = z.object({ url: z.url(), token: z.string() });
type Note = z.infer<typeof noteSchema>;

const noteFile = (dataDir: string) => join(dataDir, "backend.json");

/** A running backend's address and a secret for the commands of this machine's user, readable by that user alone. */
export async function announceBackend(dataDir: string, url: string): Promise<Note> {
  const note = { url, token: randomBytes(24).toString("base64url") };
  await mkdir(dataDir, { recursive: true });
  await writeFile(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 });
  return note;
}

export const withdrawBackend = (dataDir: string): Promise<void> => rm(noteFile(dataDir), { force: true });

/** Has the backend that holds the embedded database publish: two processes may not open it. */
export async function publishThroughBackend(
  dataDir: string,
  ids: string[] | undefined,
): Promise<PublishOutcome[]> {
  const { url, token } = noteSchema.parse(JSON.parse(await readFile(noteFile(dataDir), "utf8")));
  const response = await fetch(`${url}/tenancy/publish`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ ids }),
  });
  if (!response.ok) throw new Error(`The backend at ${url} answered ${response.status}`);
  const { rows } = (await response.json()) as { rows: PublishOutcome[] };
  return rows;
}
