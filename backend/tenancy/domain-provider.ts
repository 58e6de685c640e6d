export interface DnsRecord {
  type: "A" | "CNAME" | "TXT";
  name: string;
  value: string;
}

export interface DomainStatus {
  /** Null where requests for the domain arrive here. */
  reason: string | null;
}

/** Whoever takes requests for a domain and has its certificate. */
export interface DomainProvider {
  /** Takes a domain on, also where it has it already, and says how it stands; throws where nobody can say. */
  add: (host: string) => Promise<DomainStatus>;
  /** Also where it is gone already. */
  remove: (host: string) => Promise<void>;
  /** What has to be set so that requests arrive here; throws where nobody can say. */
  recordsFor: (host: string) => Promise<DnsRecord[]>;
}
