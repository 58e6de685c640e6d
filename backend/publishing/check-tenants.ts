import { join } from "node:path";
import type { Content } from "@/contract/tenant/content";
import type { Tenant } from "@/contract/tenant/tenant";
import { readJson, TenantFileError } from "../lib/read-json";
import { exists } from "../lib/system";
import { readContent, readLists } from "../seed/read-content";
import { dryRunSeeding } from "../seed/seed-partner";
import { inBothSpellings } from "../tenancy/host-names";
import { contentFolder, hostFields, listTenantIds, readTenant, tenantFile } from "../tenancy/tenant-files";
import { tenantWarnings } from "./tenant-warnings";

export interface CheckedTenant {
  id: string;
  /** Null when the file is invalid. */
  tenant: Tenant | null;
  /** Errors with file, field path and reason. */
  reasons: string[];
  /** Warnings with field and reason, which do not prevent publishing. */
  warnings: string[];
}

/** Validates every tenant and its content like publishing does. */
export async function checkTenants(folder: string, ids?: string[]): Promise<CheckedTenant[]> {
  const all = [...new Set([...(await listTenantIds(folder)), ...(ids ?? [])])];
  const checked = await Promise.all(all.map((id) => checkTenant(folder, id)));
  for (const one of checked) one.reasons.push(...duplicateHosts(folder, one, checked));
  return checked.filter(({ id }) => !ids || ids.includes(id));
}

async function checkTenant(folder: string, id: string): Promise<CheckedTenant> {
  const reasons: string[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof TenantFileError)) throw error;
    reasons.push(...error.reasons.map((reason) => `${error.file}: ${reason}`));
    return null;
  };
  const tenant = await readTenant(folder, id).catch(note);
  const content = await readContent(contentFolder(folder, id)).catch(note);
  if (content) await dryRunSeeding(content).catch(note);
  reasons.push(...(await missingPictures(folder, id, JSON.stringify([tenant, content]))));
  const warnings =
    tenant && (content || reasons.length === 0) ? await warningsOf(folder, tenant, content) : [];
  return { id, tenant, reasons, warnings };
}

async function warningsOf(folder: string, tenant: Tenant, content: Content | null): Promise<string[]> {
  const written = await readJson(tenantFile(folder, tenant.id));
  const writtenContent = await readLists(contentFolder(folder, tenant.id));
  return tenantWarnings({ tenant, written, content, writtenContent });
}

function duplicateHosts(folder: string, { id, tenant }: CheckedTenant, all: CheckedTenant[]): string[] {
  if (!tenant) return [];
  return hostFields(tenant).flatMap(({ host, field }) => {
    const owner = all.find(
      (other) => other.id !== id && other.tenant && hostFields(other.tenant).some((own) => own.host === host),
    );
    return owner
      ? [`${tenantFile(folder, id)}: ${field}: ${inBothSpellings(host)} belongs to ${owner.id}`]
      : [];
  });
}

async function missingPictures(folder: string, id: string, json: string): Promise<string[]> {
  const names = new Set(
    [...json.matchAll(/"\/media\/([^/"]+)\/([^/"]+)"/g)].map(([, owner, name]) => `${owner}/${name}`),
  );
  const reasons = await Promise.all(
    [...names].map(async (name) => {
      const [owner = "", file = ""] = name.split("/");
      const path = join(contentFolder(folder, owner), "images", file);
      return (await exists(path))
        ? []
        : [`${contentFolder(folder, id)}: /media/${name}: there is no ${path}`];
    }),
  );
  return reasons.flat();
}
