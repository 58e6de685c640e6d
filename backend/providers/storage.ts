/** Where visitors' files are kept: a directory or an S3-compatible store. */
export interface FileStorage {
  /** Keeps a file under a key of its own; keys are never written twice. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>;
  /** Null where there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Also where it is gone already. */
  remove: (key: string) => Promise<void>;
}

const KEY = /^[a-z][a-z0-9-]{1,30}\/[0-9a-f]{32}\.[a-z]{3,4}$/;

/** `<partner id>/<32 hexadecimal digits>.<extension>`: no key leads anywhere else. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError("Not a storage key");
  return key;
}
