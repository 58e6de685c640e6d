/** `npm run backup -- FILE`: the embedded database and the visitors' files as one .tar.gz, also while the backend runs. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { openDatabase } from "../db/client";
import { DirectoryInUseError } from "../db/directory-lock";
import { readEnvironment } from "../lib/environment";
import { backUp, OperationError } from "../operation/backup";
import { requestBackend } from "../operation/running-backend";
import { runCommandLine } from "./command-line";

const program = new Command("npm run backup --")
  .description("The embedded database and the visitors' files as one .tar.gz, also while the backend runs.")
  .argument("<file>", "backup.tar.gz, of DATA_DIR (.data)")
  .action(writeBackup);

await runCommandLine(program);

async function writeBackup(name: string): Promise<void> {
  const environment = readEnvironment(process.env);
  if (environment.DATABASE_URL)
    throw new OperationError(
      "DATABASE_URL names a PostgreSQL server: back it up with pg_dump (docs/backend.md).",
    );
  if (!existsSync(path.join(environment.DATA_DIR, "database")))
    throw new OperationError(`There is no database in ${environment.DATA_DIR}.`);
  const file = path.resolve(name);
  if (!existsSync(path.dirname(file))) throw new OperationError(`There is no folder ${path.dirname(file)}.`);
  const bytes = await backUpHereOrRemotely(environment.DATA_DIR, file);
  console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
}

async function backUpHereOrRemotely(dataDir: string, file: string): Promise<number> {
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      return await backUp(database.db, dataDir, file);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const { row } = (await requestBackend(dataDir, "/operation/backup", { file })) as {
      row: { bytes: number };
    };
    return row.bytes;
  }
}
