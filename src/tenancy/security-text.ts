import { environment } from "./environment";

export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

const VALID_MS = 180 * 24 * 3_600_000;

/** How to report a weakness (RFC 9116), by what the operator has set; null where nothing is. */
export function securityText(now: number): string | null {
  const { securityContact } = environment;
  if (!securityContact) return null;
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    "Preferred-Languages: ko, en",
  ];
  return `${lines.join("\n")}\n`;
}
