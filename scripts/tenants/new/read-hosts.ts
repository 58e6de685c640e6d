import { TenantFileError } from "../../../backend/tenancy/read-json";
import { hostFields, listTenantIds, readTenant } from "../../../backend/tenancy/tenant-files";

/** Every host of the tenants in a folder, with its partner. A tenant that cannot be read has none. */
export async function readHosts(folder: string): Promise<Map<string, string>> {
  const hosts = new Map<string, string>();
  for (const id of await listTenantIds(folder)) {
    const tenant = await readTenant(folder, id).catch((error: unknown) => {
      // A broken neighbour is for `check` to tell of.
      if (error instanceof TenantFileError) return null;
      throw error;
    });
    if (tenant) for (const { host } of hostFields(tenant)) hosts.set(host, id);
  }
  return hosts;
}
