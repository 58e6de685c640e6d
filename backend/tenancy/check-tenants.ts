import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "@/contract/tenant/content";
import type { Tenant } from "@/contract/tenant/tenant";
import { readContent, readLists } from "../db/seed/read-content";
import { rehearseSeeding } from "../db/seed/seed-partner";
import { inBothSpellings } from "./host-names";
import { readJson, TenantFileError } from "./read-json";
import { contentFolder, hostFields, listTenantIds, readTenant, tenantFile } from "./tenant-files";
import { tenantWarnings } from "./tenant-warnings";

export interface CheckedTenant {
  id: string;
  /** Null when the file is not valid. */
  tenant: Tenant | null;
  /** File, field path and reason of everything that is wrong. */
  reasons: string[];
  /** Field and reason of what publishing lets pass, and what should not stay. */
  warnings: string[];
}

/** Reads every tenant and its content as publishing would; nothing is written. */
export async function checkTenants(folder: string, ids?: string[]): Promise<CheckedTenant[]> {
  const all = [...new Set([...(await listTenantIds(folder)), ...(ids ?? [])])];
  const checked = await Promise.all(all.map((id) => checkTenant(folder, id)));
  for (const one of checked) one.reasons.push(...sharedHosts(folder, one, checked));
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
  if (content) await rehearseSeeding(content).catch(note);
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

function sharedHosts(folder: string, { id, tenant }: CheckedTenant, all: CheckedTenant[]): string[] {
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
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      return isThere ? [] : [`${contentFolder(folder, id)}: /media/${name}: there is no ${path}`];
    }),
  );
  return reasons.flat();
}
