export interface DnsRecord {
  type: "A" | "AAAA" | "CNAME" | "TXT";
  name: string;
  value: string;
}

export interface DomainStatus {
  /** Why requests do not arrive here; null when they do. */
  reason: string | null;
}

/** The platform that receives requests for a domain and has its certificate. */
export interface DomainProvider {
  /** Adds a domain, idempotently, and returns its status; throws when that is unknown. */
  add: (host: string) => Promise<DomainStatus>;
  /** Idempotent. */
  remove: (host: string) => Promise<void>;
  /** The DNS records to set; throws when they are unknown. */
  recordsFor: (host: string) => Promise<DnsRecord[]>;
}
