import type { Environment } from "../../lib/environment";
import { CommandError } from "./command-error";
import { executeOperation } from "./execute-operation";
import { printPublished } from "./outcomes";
import { changeDocument, readDocument, type TenantDocument, writeDocument } from "./tenant-document";
import { authorOf, tenantsFolder, type WriteOptions } from "./write-options";

interface Change {
  id: string;
  kind?: "publish" | "close";
  field: "domains" | "deployStatus";
  /** The field's new value; undefined: the file is up to date. */
  newValue: (document: TenantDocument) => unknown;
}

/**
 * Changes a field of a tenant's file and publishes the file, or the field alone where the studio has changed the site,
 * after a dry run: a refused change leaves the file as it was. The same command finishes an interrupted run.
 */
export async function changeAndPublish(
  environment: Environment,
  { id, kind = "publish", field, newValue }: Change,
  { by, dryRun = false, json = false }: WriteOptions,
): Promise<void> {
  const folder = tenantsFolder(environment);
  const document = await readDocument(folder, id);
  const value = newValue(document);
  const changed = value === undefined ? document : changeDocument(document, { [field]: value });
  const request = { folder, ids: [id], by: authorOf(by, environment), kind, onlyField: field };
  const files = { [id]: changed.value };
  const preview = await executeOperation(environment, "publish", { ...request, files, isDryRun: true });
  const reasons = preview.outcomes.flatMap((outcome) => outcome.reasons);
  if (reasons.length > 0) throw new CommandError(reasons.join("\n"));
  if (dryRun) return printPublished(preview, { json, dryRun });
  if (changed.text !== document.text) await writeDocument(changed);
  printPublished(await executeOperation(environment, "publish", request), { json });
}
