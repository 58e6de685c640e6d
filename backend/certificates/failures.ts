import type { CertificateFailure } from "@/contract/tenant/domain-states";

/** Why there is no certificate; the detail is the authority's own words. */
export class CertificateError extends Error {
  override name = "CertificateError";

  constructor(
    readonly failure: CertificateFailure,
    readonly detail: string,
    /** Not before this instant, as the authority or a limit says. */
    readonly retryAt: Date | null = null,
    /** The authority's own type, without its prefix. */
    readonly problem = "",
  ) {
    super(`${FAILURE_WORDS[failure]}${detail ? ` (${detail})` : ""}`);
  }
}

/** For the commands and the log. */
export const FAILURE_WORDS: Record<CertificateFailure, string> = {
  dns: "the authority finds no address of this name in DNS",
  connection: "the authority cannot reach this name at port 80",
  "wrong-answer": "something else than this platform answers at this name",
  caa: "a CAA record of this domain allows other authorities alone",
  "rate-limited": "the authority takes no more orders for now",
  limit: "it waits, so that the authority's limits are not exceeded",
  rejected: "the authority issues none for this name",
  "authority-away": "the authority does not respond",
  "authority-refuses": "the authority has refused the order",
  clock: "this machine's clock is wrong",
  "bad-certificate": "the authority has sent a certificate that does not fit",
  key: "a private key cannot be opened: CREDENTIALS_KEYS lacks the key that sealed it",
};

/** Problem types of RFC 8555 §6.7. */
const BY_PROBLEM: Record<string, CertificateFailure> = {
  caa: "caa",
  connection: "connection",
  dns: "dns",
  incorrectResponse: "wrong-answer",
  rateLimited: "rate-limited",
  rejectedIdentifier: "rejected",
  serverInternal: "authority-away",
  tls: "connection",
  unauthorized: "wrong-answer",
  unsupportedIdentifier: "rejected",
};

export interface Problem {
  type?: string;
  detail?: string;
}

/** Of a problem document, in a response or in a challenge that failed. */
export function failureOf(
  { type = "", detail = "" }: Problem,
  retryAt: Date | null = null,
): CertificateError {
  const name = type.replace("urn:ietf:params:acme:error:", "");
  return new CertificateError(BY_PROBLEM[name] ?? "authority-refuses", detail || name, retryAt, name);
}
