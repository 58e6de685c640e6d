import type { Environment } from "../../backend/environment";
import { authorOf } from "./author";
import { askDatabase } from "./database";
import { CommandError } from "./failure";
import { tenantsFolder } from "./folder";
import { printPublished } from "./outcomes";
import { changeDocument, readDocument, type TenantDocument, writeDocument } from "./tenant-document";
import type { WriteOptions } from "./write-options";

interface Change {
  id: string;
  kind?: "publish" | "close";
  /** First-level fields with their new values; none: the file has it already. */
  fieldsOf: (document: TenantDocument) => Record<string, unknown>;
}

/**
 * Changes a tenant's file and publishes it. What publishing would refuse is refused before the file is touched; a run that
 * ended between the two is finished by the same command.
 */
export async function changeAndPublish(
  environment: Environment,
  { id, kind = "publish", fieldsOf }: Change,
  { by, dryRun = false, json = false }: WriteOptions,
): Promise<void> {
  const folder = tenantsFolder(environment);
  const document = await readDocument(folder, id);
  const changed = changeDocument(document, fieldsOf(document));
  const request = { folder, ids: [id], by: authorOf(by, environment), kind };
  const files = { [id]: changed.value };
  const rehearsed = await askDatabase(environment, "publish", { ...request, files, isDryRun: true });
  const reasons = rehearsed.outcomes.flatMap((outcome) => outcome.reasons);
  if (reasons.length > 0) throw new CommandError(reasons.join("\n"));
  if (dryRun) return printPublished(rehearsed, { json, dryRun });
  if (changed.text !== document.text) await writeDocument(changed);
  printPublished(await askDatabase(environment, "publish", request), { json });
}
