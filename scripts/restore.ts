/** `npm run restore -- FILE [--force]`: puts a backup where the embedded database lives; the backend must not run. */
import { readEnvironment } from "../backend/environment";
import { OperationError } from "../backend/operation/backup";
import { restore } from "../backend/operation/restore";
import { runOperation } from "./operation/run-operation";

await runOperation("npm run restore -- FILE.tar.gz [--force]", async ([name], usage, { force }) => {
  const environment = readEnvironment(process.env);
  if (!name) throw new OperationError(usage);
  if (environment.DATABASE_URL)
    throw new OperationError(
      "DATABASE_URL names a PostgreSQL server: restore it with pg_restore (docs/backend.md).",
    );
  const { partnerCount } = await restore(name, environment.DATA_DIR, { isForced: force });
  console.log(`${environment.DATA_DIR}: restored, ${partnerCount} partners`);
});
