/** Why a name has no certificate. */
export const CERTIFICATE_FAILURES = [
  "dns",
  "connection",
  "wrong-answer",
  "caa",
  "rate-limited",
  "limit",
  "rejected",
  "authority-away",
  "authority-refuses",
  "clock",
  "bad-certificate",
  "key",
] as const;
export type CertificateFailure = (typeof CERTIFICATE_FAILURES)[number];
