import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMissing } from "../lib/read-json";
import { type FileStorage, requireStorageKey } from "./storage";

/** Files in a folder of this machine, one folder a partner. */
export class DirectoryStorage implements FileStorage {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Under a temporary name until it is complete.
    const draft = `${path}.${randomBytes(4).toString("hex")}`;
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(this.pathOf(key)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.root, ...requireStorageKey(key).split("/"));
  }
}
