import { TenantFileError } from "../../../lib/read-json";
import { hostFields, listTenantIds, readTenant } from "../../../tenancy/tenant-files";

/** The hosts of all valid tenants in a folder, with their partner. */
export async function readHosts(folder: string): Promise<Map<string, string>> {
  const hosts = new Map<string, string>();
  for (const id of await listTenantIds(folder)) {
    const tenant = await readTenant(folder, id).catch((error: unknown) => {
      // `check` reports invalid tenants.
      if (error instanceof TenantFileError) return null;
      throw error;
    });
    if (tenant) for (const { host } of hostFields(tenant)) hosts.set(host, id);
  }
  return hosts;
}
