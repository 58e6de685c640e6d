import { z } from "zod";
import { toHost } from "../../tenancy/host-names";
import { CommandError } from "./command-error";
import type { TenantDocument } from "./tenant-document";

/** Normalises a typed domain; throws CommandError for an invalid one. */
export function requireHost(text: string): string {
  const host = toHost(text);
  if (host) return host;
  throw new CommandError(`${text} is no domain: write a host name, as lumiere.kr or 루미에르.한국.`, 2);
}

const writtenSchema = z.object({
  domains: z.object({ primary: z.string(), aliases: z.array(z.string()).default([]) }),
});

/** The normalised domains of a tenant's file; throws CommandError without any. */
export function domainsOf({ file, value }: TenantDocument): { primary: string; aliases: string[] } {
  const parsed = writtenSchema.safeParse(value);
  if (!parsed.success) throw new CommandError(`${file}: domains: invalid; run check for details`);
  const { primary, aliases } = parsed.data.domains;
  const inOneSpelling = (host: string) => toHost(host) ?? host;
  return { primary: inOneSpelling(primary), aliases: aliases.map(inOneSpelling) };
}
