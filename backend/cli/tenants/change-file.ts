import type { Environment } from "../../lib/environment";
import { CommandError } from "./command-error";
import { executeOperation } from "./execute-operation";
import { printPublished } from "./outcomes";
import { changeDocument, readDocument, type TenantDocument, writeDocument } from "./tenant-document";
import { authorOf, tenantsFolder, type WriteOptions } from "./write-options";

interface Change {
  id: string;
  kind?: "publish" | "close";
  /** First-level fields to change; empty: the file is up to date. */
  fieldsOf: (document: TenantDocument) => Record<string, unknown>;
}

/**
 * Changes a tenant's file and publishes it, after a dry run: a refused change leaves the file as it was. The same command
 * finishes an interrupted run.
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
  const preview = await executeOperation(environment, "publish", { ...request, files, isDryRun: true });
  const reasons = preview.outcomes.flatMap((outcome) => outcome.reasons);
  if (reasons.length > 0) throw new CommandError(reasons.join("\n"));
  if (dryRun) return printPublished(preview, { json, dryRun });
  if (changed.text !== document.text) await writeDocument(changed);
  printPublished(await executeOperation(environment, "publish", request), { json });
}
