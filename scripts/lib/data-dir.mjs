// @ts-check
import { mkdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./programs.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Creates DATA_DIR; throws a Refusal where it cannot.
 * @param {Pick<import("./settings.mjs").Settings, "dataDir">} settings
 */
export function ensureDataDir({ dataDir }) {
  try {
    mkdirSync(path.resolve(ROOT, dataDir), { recursive: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const isBelowFile = code === "ENOTDIR" || code === "EEXIST";
    const reason = isBelowFile
      ? "there is a file where a folder is needed"
      : `it cannot be created (${code})`;
    throw new Refusal(`DATA_DIR=${dataDir}: ${reason}. Set it to another folder.`);
  }
}
