import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt, errors } from "jose";

/** A sealed value that no key of ours opens, that was changed, or that is another's. Its words hold no secret. */
export class SealError extends Error {}

export interface Sealing {
  /** A compact JWE (AES-256-GCM). Throws a SealError without a key. */
  seal: (value: unknown, owner: string) => Promise<string>;
  /** What was sealed for this owner; throws a SealError. */
  open: (sealed: string, owner: string) => Promise<unknown>;
}

/** Encrypts secrets at rest. The first of the keys, 32 bytes each, seals; every one opens what it has sealed. */
export function createSealing(keys: readonly Uint8Array[]): Sealing {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [newest] = byId;
  return {
    async seal(value, owner) {
      if (!newest) throw new SealError("there is no key: set CREDENTIALS_KEYS");
      const [kid, key] = newest;
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ owner, value })))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid })
        .encrypt(key);
    },
    async open(sealed, owner) {
      try {
        const { plaintext } = await compactDecrypt(sealed, ({ kid = "" }) => byId.get(kid) ?? refuse());
        const opened: { owner: string; value: unknown } = JSON.parse(new TextDecoder().decode(plaintext));
        if (opened.owner === owner) return opened.value;
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        throw new SealError("sealed by another key, or changed");
      }
      throw new SealError("sealed for another owner");
    },
  };
}

const idOf = (key: Uint8Array): string => createHash("sha256").update(key).digest("hex").slice(0, 12);

function refuse(): never {
  throw new SealError("sealed by a key that is not among CREDENTIALS_KEYS");
}
