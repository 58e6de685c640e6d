import { createHmac, timingSafeEqual } from "node:crypto";

interface Subject {
  /** Identifies the target. */
  name: string;
  /** From the database, so that all processes share it. */
  key: string;
}

/** The query of a link that is valid until then. */
export function signLink(subject: Subject, expiresAt: number): URLSearchParams {
  const expires = String(expiresAt);
  return new URLSearchParams({ expires, signature: signatureOf(subject, expires) });
}

/** Whether the signature is for this subject and has not expired. */
export function isSignedLink(
  subject: Subject,
  { expires, signature }: Record<string, string | undefined>,
  now: Date,
): boolean {
  if (!expires || !signature || !/^\d{13}$/.test(expires) || Number(expires) <= now.getTime()) return false;
  const expected = Buffer.from(signatureOf(subject, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = ({ name, key }: Subject, expires: string): string =>
  createHmac("sha256", key).update(`${name}.${expires}`).digest("base64url");
