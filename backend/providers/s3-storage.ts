import { AwsClient } from "aws4fetch";
import { type FileStorage, requireStorageKey } from "./storage";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export interface S3Settings {
  /** The bucket's URL, optionally with a folder; keys are appended: `https://host/bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket of S3 or of a compatible store. */
export class S3Storage implements FileStorage {
  private readonly client: AwsClient;

  constructor(private readonly settings: S3Settings) {
    const { accessKeyId, secretAccessKey, region } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const response = await this.send("PUT", key, { body: bytes, headers: { "content-type": contentType } });
    await response.body?.cancel();
    requireOk(response);
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const response = await this.send("GET", key);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    return requireOk(response);
  }

  async remove(key: string): Promise<void> {
    const response = await this.send("DELETE", key);
    await response.body?.cancel();
    if (response.status !== 404) requireOk(response);
  }

  private send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = `${this.settings.url.replace(/\/+$/, "")}/${requireStorageKey(key)}`;
    return this.client.fetch(address, {
      ...init,
      method,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

/** Without the key, which gives access to the file. */
function requireOk({ ok, status }: Response): null {
  if (!ok) throw new Error(`The store answered ${status}`);
  return null;
}
