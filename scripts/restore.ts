/** `npm run restore -- FILE [--force]`: puts a backup where the embedded database lives; the backend must not run. */
import { Command } from "commander";
import { readEnvironment } from "../backend/environment";
import { OperationError } from "../backend/operation/backup";
import { restore } from "../backend/operation/restore";
import { runCommandLine } from "./lib/command-line";

const program = new Command("npm run restore --")
  .description("Puts a backup where the embedded database lives (DATA_DIR); the backend must not run.")
  .argument("<file>", "what npm run backup has written")
  .option("--force", "replace a database that is there", false)
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
