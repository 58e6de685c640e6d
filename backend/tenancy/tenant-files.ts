import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { partnerIdSchema, type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import { isMissing, readJson, TenantFileError, validate } from "../lib/read-json";
import { exists } from "../lib/system";
import { toHost } from "./host-names";

export const tenantFile = (folder: string, id: string): string => join(folder, id, "tenant.json");
export const contentFolder = (folder: string, id: string): string => join(folder, id, "content");

/** Partners with a tenant file, sorted. */
export async function listTenantIds(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = entries
    .filter((entry) => entry.isDirectory() && partnerIdSchema.safeParse(entry.name).success)
    .map((entry) => entry.name);
  const found = await Promise.all(
    ids.map(async (id) => ((await exists(tenantFile(folder, id))) ? [id] : [])),
  );
  return found.flat().sort();
}

/** The validated tenant of one folder; throws TenantFileError with every invalid field. */
export async function readTenant(folder: string, id: string): Promise<Tenant> {
  return parseTenant(folder, id, await readJson(tenantFile(folder, id)));
}

export function parseTenant(folder: string, id: string, value: unknown): Tenant {
  const file = tenantFile(folder, id);
  const tenant = validate(tenantSchema, withHosts(value), file);
  if (tenant.id !== id) throw new TenantFileError(file, [`id: must be the folder's name, ${id}`]);
  return tenant;
}

/** Normalises domains; invalid ones stay for the schema to refuse. */
function withHosts(value: unknown): unknown {
  const parsed = writtenDomains.safeParse(value);
  if (!parsed.success) return value;
  const { domains } = parsed.data;
  const inOneSpelling = (text: string) => toHost(text) ?? text;
  const aliases = domains.aliases?.map(inOneSpelling);
  return {
    ...parsed.data,
    domains: { ...domains, primary: inOneSpelling(domains.primary), ...(aliases && { aliases }) },
  };
}

const writtenDomains = z.looseObject({
  domains: z.looseObject({ primary: z.string(), aliases: z.array(z.string()).optional() }),
});

/** Every host of a tenant, each with the field that names it. */
export function hostFields({ domains }: Tenant): { host: string; field: string }[] {
  return [
    { host: domains.primary, field: "domains.primary" },
    ...domains.aliases.map((host, index) => ({ host, field: `domains.aliases.${index}` })),
  ];
}

export function hostChanges(
  before: Tenant | null,
  after: Tenant,
): { hostsAdded: string[]; hostsRemoved: string[] } {
  const had = before ? hostFields(before).map(({ host }) => host) : [];
  const has = hostFields(after).map(({ host }) => host);
  return {
    hostsAdded: has.filter((host) => !had.includes(host)),
    hostsRemoved: had.filter((host) => !has.includes(host)),
  };
}
