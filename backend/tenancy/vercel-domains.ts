import { z } from "zod";
import type { DnsRecord, DomainProvider, DomainStatus } from "./domain-provider";
import { isApex } from "./host-names";
import { type VercelApi, VercelError } from "./vercel-api";

/** Vercel's documented defaults; its API may recommend others. */
const USUAL_ADDRESS = "76.76.21.21";
const USUAL_CNAME = "cname.vercel-dns.com";

const domainSchema = z.object({
  verified: z.boolean(),
  verification: z.array(z.object({ type: z.string(), domain: z.string(), value: z.string() })).default([]),
});
type ProjectDomain = z.output<typeof domainSchema>;

const ranked = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ rank: z.number(), value })).default([]);
const configSchema = z.object({
  misconfigured: z.boolean(),
  recommendedIPv4: ranked(z.array(z.string())),
  recommendedCNAME: ranked(z.string()),
});

/** Domains of one Vercel project. */
export class VercelDomains implements DomainProvider {
  private readonly domainsPath: string;

  constructor(
    private readonly api: VercelApi,
    project: string,
  ) {
    this.domainsPath = `projects/${encodeURIComponent(project)}/domains`;
  }

  async add(host: string): Promise<DomainStatus> {
    const { verified } = await this.addOrFind(host);
    if (!verified) return { reason: "Vercel asks for its own proof: another account has the domain" };
    const { misconfigured } = await this.configOf(host);
    return { reason: misconfigured ? "it does not point to Vercel yet" : null };
  }

  async remove(host: string): Promise<void> {
    await orNull(this.api.request("DELETE", `/v9/${this.domainsPath}/${host}`), 404);
  }

  async recordsFor(host: string): Promise<DnsRecord[]> {
    const proofs = ((await this.find(host))?.verification ?? [])
      .filter(({ type }) => type === "TXT")
      .map(({ domain: name, value }): DnsRecord => ({ type: "TXT", name, value }));
    const config = await this.configOf(host);
    const [address] = config.recommendedIPv4.sort(byRank)[0]?.value ?? [];
    const cname = config.recommendedCNAME.sort(byRank)[0]?.value.replace(/\.$/, "");
    const pointer: DnsRecord = isApex(host)
      ? { type: "A", name: host, value: address ?? USUAL_ADDRESS }
      : { type: "CNAME", name: host, value: cname ?? USUAL_CNAME };
    return [...proofs, pointer];
  }

  /** Has Vercel verify its own proof again where one is pending. */
  private async addOrFind(host: string): Promise<ProjectDomain> {
    const known = await this.find(host);
    if (known?.verified) return known;
    if (!known)
      return domainSchema.parse(await this.api.request("POST", `/v10/${this.domainsPath}`, { name: host }));
    // 400: the proof is still missing.
    const verified = await orNull(this.api.request("POST", `/v9/${this.domainsPath}/${host}/verify`), 400);
    return verified === null ? known : domainSchema.parse(verified);
  }

  private async find(host: string): Promise<ProjectDomain | null> {
    const known = await orNull(this.api.request("GET", `/v9/${this.domainsPath}/${host}`), 404);
    return known === null ? null : domainSchema.parse(known);
  }

  private async configOf(host: string): Promise<z.output<typeof configSchema>> {
    return configSchema.parse(await this.api.request("GET", `/v6/domains/${host}/config`));
  }
}

/** Null for a response with this status. */
async function orNull(answer: Promise<unknown>, status: number): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof VercelError && error.status === status) return null;
    throw error;
  }
}

const byRank = (a: { rank: number }, b: { rank: number }): number => a.rank - b.rank;
