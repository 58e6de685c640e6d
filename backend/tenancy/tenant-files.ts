import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { partnerIdSchema, type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import { isMissing, readJson, TenantFileError, validate } from "./read-json";

export const tenantFile = (folder: string, id: string): string => join(folder, id, "tenant.json");
export const contentFolder = (folder: string, id: string): string => join(folder, id, "content");

/** The partners that have a folder with a tenant file, in the order of their ids. */
export async function listTenantIds(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && partnerIdSchema.safeParse(entry.name).success)
    .map((entry) => entry.name)
    .sort();
}

/** The validated tenant of one folder; throws TenantFileError with every field that is wrong. */
export async function readTenant(folder: string, id: string): Promise<Tenant> {
  const file = tenantFile(folder, id);
  const tenant = validate(tenantSchema, await readJson(file), file);
  if (tenant.id !== id) throw new TenantFileError(file, [`id: must be the folder's name, ${id}`]);
  return tenant;
}

/** Every host of a tenant, each with the field that names it. */
export function hostFields({ domains }: Tenant): { host: string; field: string }[] {
  return [
    { host: domains.primary, field: "domains.primary" },
    ...domains.aliases.map((host, index) => ({ host, field: `domains.aliases.${index}` })),
  ];
}
