import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { Semaphore } from "../lib/semaphore";

interface Cost {
  /** Base-2 logarithm of the number of rounds; with `r`, of the memory: 2^14 · 128 · 8 bytes are 16 MiB. */
  ln: number;
  r: number;
  p: number;
}

/** One of the minimum settings that OWASP recommends. */
const COST: Cost = { ln: 14, r: 8, p: 5 };
/** For passwords that are in a tenant's content file in plain text anyway. */
const SEED_COST: Cost = { ln: 10, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const HASH = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** A hash takes a core for a fifth of a second: a flood of guesses must not use all cores. */
const semaphore = new Semaphore(2, 40);

/** A hash with its salt and cost; a 503 while too many requests wait. */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => makeHash(password, COST));

/** For seeding: cheap, and outside the queue. */
export const hashSeededPassword = (password: string): Promise<string> => makeHash(password, SEED_COST);

/** Compares in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, expected] = HASH.exec(hash) ?? [];
  if (!salt || !expected) return false;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const given = await semaphore.run(() => derive(password, Buffer.from(salt, "base64url"), cost));
  const stored = Buffer.from(expected, "base64url");
  return stored.length === given.length && timingSafeEqual(stored, given);
}

async function makeHash(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const rounds = 2 ** ln;
  const options: ScryptOptions = { N: rounds, r, p, maxmem: 256 * rounds * r };
  return new Promise((resolve, reject) => {
    // Some keyboards send Hangul as jamo: the same password, decomposed.
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
