import { userInfo } from "node:os";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { Environment } from "../../lib/environment";

export interface WriteOptions {
  by?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** Options of every command that writes a version. */
export const addWriteOptions = (command: Command): Command =>
  command
    .option("--by <name>", "the author in the history")
    .option("--dry-run", "print what would change, and write nothing")
    .option("--json", "one JSON document for a program");

/** The author in the history: `--by`, else PUBLISHED_BY, else this machine's user. */
export const authorOf = (by: string | undefined, { PUBLISHED_BY }: Environment): string =>
  by ?? PUBLISHED_BY ?? userInfo().username;

/** Absolute, because a running backend may have another working directory. */
export const tenantsFolder = ({ TENANTS_DIR }: Environment): string => resolve(TENANTS_DIR);
