import type { DnsResolver } from "./dns-resolver";
import type { DnsRecord, DomainProvider, DomainStatus } from "./domain-provider";
import { isApex } from "./host-names";

/** Self-hosted: domains point to servers whose proxy accepts every host. */
export class OwnServers implements DomainProvider {
  constructor(
    private readonly resolver: DnsResolver,
    private readonly target: { address: string | undefined; cname: string | undefined },
  ) {}

  async add(host: string): Promise<DomainStatus> {
    const { address, cname } = this.target;
    const expected = [...(address ? [address] : []), ...(cname ? await this.resolver.addresses(cname) : [])];
    // Without a configured target every record is accepted.
    if (!address && !cname) return { reason: null };
    const found = await this.resolver.addresses(host);
    if (found.some((one) => expected.includes(one))) return { reason: null };
    const words = found.length > 0 ? `it points to ${found.join(", ")}` : "it points nowhere";
    return { reason: `${words}, not to ${address ?? cname}` };
  }

  async remove(): Promise<void> {
    // Nothing to release.
  }

  async recordsFor(host: string): Promise<DnsRecord[]> {
    const { address, cname } = this.target;
    if (cname && !isApex(host)) return [{ type: "CNAME", name: host, value: cname }];
    return address ? [{ type: "A", name: host, value: address }] : [];
  }
}
