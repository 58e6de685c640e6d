/** Stores visitors' files and clinics' pictures: a directory or an S3-compatible store. */
export interface FileStorage {
  /** Writes a file under a new key; keys are never overwritten. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>;
  /** Null when there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Succeeds when there is none. */
  remove: (key: string) => Promise<void>;
}

const KEY = /^[a-z][a-z0-9-]{1,30}\/(media\/)?[0-9a-f]{32}\.[a-z]{3,4}$/;

/** `<partner id>/[media/]<32 hexadecimal digits>.<extension>`: no key can point elsewhere. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError("Not a storage key");
  return key;
}
