import type { Command } from "commander";

export interface WriteOptions {
  by?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** What every command that writes a version can be told. */
export const addWriteOptions = (command: Command): Command =>
  command
    .option("--by <name>", "who stands in the history")
    .option("--dry-run", "say what would change, and write nothing")
    .option("--json", "one JSON document for a program");
