import { z } from "zod";
import { toHost } from "../../backend/tenancy/host-names";
import { CommandError } from "./failure";
import type { TenantDocument } from "./tenant-document";

/** A domain as it was typed, in the spelling of tenant files; throws CommandError for what is none. */
export function requireHost(text: string): string {
  const host = toHost(text);
  if (host) return host;
  throw new CommandError(`${text} is no domain: a host name alone, as in lumiere.kr or 루미에르.한국.`, 2);
}

const writtenSchema = z.object({
  domains: z.object({ primary: z.string(), aliases: z.array(z.string()).default([]) }),
});

/** The domains of a tenant's file, in one spelling; throws CommandError where it has none. */
export function domainsOf({ file, value }: TenantDocument): { primary: string; aliases: string[] } {
  const parsed = writtenSchema.safeParse(value);
  if (!parsed.success) throw new CommandError(`${file}: domains: not as they should be; check says why`);
  const { primary, aliases } = parsed.data.domains;
  const inOneSpelling = (host: string) => toHost(host) ?? host;
  return { primary: inOneSpelling(primary), aliases: aliases.map(inOneSpelling) };
}
