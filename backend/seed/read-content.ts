import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Content, contentSchema } from "@/contract/tenant/content";
import { isMissing, readJson, TenantFileError, validate } from "../lib/read-json";

type Lists = Record<string, unknown[]>;

/**
 * Reads a partner's content folder: lists of the same top-level key are joined in the order of the file names, a missing
 * key is an empty list. Null without any content.
 */
export async function readContent(folder: string): Promise<Content | null> {
  const lists = await readLists(folder);
  return lists && validate(contentSchema, lists, folder);
}

/** The same before validation. */
export async function readLists(folder: string): Promise<Lists | null> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".json")).sort();
  if (files.length === 0) return null;
  const lists: Lists = Object.fromEntries(Object.keys(contentSchema.shape).map((key) => [key, []]));
  for (const name of files) await addFile(lists, join(folder, name));
  return lists;
}

async function addFile(lists: Lists, file: string): Promise<void> {
  const content = await readJson(file);
  if (typeof content !== "object" || content === null) throw new TenantFileError(file, ["must be an object"]);
  for (const [key, rows] of Object.entries(content)) {
    if (key === "$schema") continue;
    const list = Object.hasOwn(lists, key) ? lists[key] : undefined;
    if (!list) throw new TenantFileError(file, [`${key}: unknown key`]);
    if (!Array.isArray(rows)) throw new TenantFileError(file, [`${key}: must be a list`]);
    list.push(...rows);
  }
}
