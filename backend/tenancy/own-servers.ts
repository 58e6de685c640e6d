import type { DnsResolver } from "./dns-resolver";
import type { DnsRecord, DomainProvider, DomainStatus } from "./domain-provider";
import { isApex } from "./host-names";

/** Self-hosted: domains point to servers whose proxy accepts every host. */
export class OwnServers implements DomainProvider {
  constructor(
    private readonly resolver: DnsResolver,
    private readonly target: Record<"address" | "address6" | "cname", string | undefined>,
  ) {}

  async add(host: string): Promise<DomainStatus> {
    const { address, cname } = this.target;
    const expected = [...(address ? [address] : []), ...(cname ? await this.resolver.addresses(cname) : [])];
    // Without a configured target every record is accepted.
    if (!address && !cname) return { reason: null };
    const found = await this.resolver.addresses(host);
    if (found.some((one) => expected.includes(one))) return { reason: await this.strayAddress6(host) };
    const words = found.length > 0 ? `it points to ${found.join(", ")}` : "it points nowhere";
    return { reason: `${words}, not to ${address ?? cname}` };
  }

  /** Visitors and certificate authorities prefer IPv6: a record that leads elsewhere takes them there. */
  private async strayAddress6(host: string): Promise<string | null> {
    const { address6, cname } = this.target;
    const found = await this.resolver.addresses6(host);
    if (found.length === 0) return null;
    const expected = [
      ...(address6 ? [address6] : []),
      ...(cname ? await this.resolver.addresses6(cname) : []),
    ];
    const isOurs = (one: string) => expected.some((each) => inOneSpelling(each) === inOneSpelling(one));
    const stray = found.filter((one) => !isOurs(one));
    return stray.length > 0 ? `its AAAA record points to ${stray.join(", ")}, not here` : null;
  }

  async remove(): Promise<void> {
    // Nothing to release.
  }

  async recordsFor(host: string): Promise<DnsRecord[]> {
    const { address, address6, cname } = this.target;
    if (cname && !isApex(host)) return [{ type: "CNAME", name: host, value: cname }];
    return [
      ...(address ? [{ type: "A" as const, name: host, value: address }] : []),
      ...(address6 ? [{ type: "AAAA" as const, name: host, value: address6 }] : []),
    ];
  }
}

const inOneSpelling = (address6: string): string => new URL(`http://[${address6}]`).hostname;
