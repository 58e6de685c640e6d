/** `npm run restore -- FILE [--force]`: restores a backup of the embedded database; the backend must not run. */
import { Command } from "commander";
import { readEnvironment } from "../lib/environment";
import { OperationError } from "../operation/backup";
import { restore } from "../operation/restore";
import { runCommandLine } from "./command-line";

const program = new Command("npm run restore --")
  .description("Restores a backup of the embedded database (DATA_DIR); the backend must not run.")
  .argument("<file>", "written by npm run backup")
  .option("--force", "replace an existing database", false)
  .action(async (name: string, { force }: { force: boolean }) => {
    const environment = readEnvironment(process.env);
    if (environment.DATABASE_URL)
      throw new OperationError(
        "DATABASE_URL names a PostgreSQL server: restore it with pg_restore (docs/backend.md).",
      );
    const { partnerCount } = await restore(name, environment.DATA_DIR, { isForced: force });
    console.log(`${environment.DATA_DIR}: restored, ${partnerCount} partners`);
  });

await runCommandLine(program);
