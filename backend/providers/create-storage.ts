import { join } from "node:path";
import { type Environment, EnvironmentError } from "../lib/environment";
import { DirectoryStorage } from "./directory-storage";
import { S3Storage } from "./s3-storage";
import type { FileStorage } from "./storage";

/** The store that STORAGE_PROVIDER names; throws where the settings of S3 are incomplete. */
export function createStorage(environment: Environment): FileStorage {
  if (environment.STORAGE_PROVIDER === "directory")
    return new DirectoryStorage(join(environment.DATA_DIR, "attachments"));
  const {
    STORAGE_URL: url,
    STORAGE_REGION: region,
    STORAGE_ACCESS_KEY_ID: accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (!url || !accessKeyId || !secretAccessKey)
    throw new EnvironmentError(
      "STORAGE_PROVIDER=s3 needs STORAGE_URL, STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY.",
    );
  return new S3Storage({ url, region, accessKeyId, secretAccessKey });
}
