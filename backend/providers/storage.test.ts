import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { openFakeS3 } from "../testing/fake-s3";
import { createStorage } from "./create-storage";
import { DirectoryStorage } from "./directory-storage";
import { S3Storage } from "./s3-storage";
import type { FileStorage } from "./storage";

const KEY = `alpha/${"0123456789abcdef".repeat(2)}.webp`;
const bytes = new Uint8Array([82, 73, 70, 70, 0, 255]);

let root: string;
let s3: Awaited<ReturnType<typeof openFakeS3>>;
const stores: Record<string, () => FileStorage> = {
  "a directory": () => new DirectoryStorage(join(root, "kept")),
  "an S3-compatible store": () => new S3Storage(s3.settings),
};
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "storage-"));
  s3 = await openFakeS3();
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await s3.close();
});

describe.each(Object.keys(stores))("%s", (name) => {
  const store = () => (stores[name] as () => FileStorage)();

  it("keeps a file byte for byte, until it is removed", async () => {
    expect(await store().get(KEY)).toBeNull();
    await store().put(KEY, bytes, "image/webp");
    expect(await store().get(KEY)).toEqual(bytes);
    await store().remove(KEY);
    expect(await store().get(KEY)).toBeNull();
    await store().remove(KEY);
  });

  it.each([
    ["../outside.webp"],
    ["alpha/../../outside.webp"],
    ["/etc/passwd"],
    [`alpha/../beta/${"0".repeat(32)}.webp`],
    [`../${"0".repeat(32)}.webp`],
    [`alpha/${"0".repeat(32)}.webp/..`],
    [`alpha/${"0".repeat(32)}.webp\0`],
    [`alpha/${"0".repeat(32)}.webp\n`],
    [`alpha\\${"0".repeat(32)}.webp`],
    [`alpha/${"0".repeat(32)}.webp?acl`],
    [`alpha/%2e%2e/${"0".repeat(32)}.webp`],
    ["alpha/"],
    [""],
  ])("does not follow the key %j", async (key) => {
    await writeFile(join(root, "outside.webp"), "outside");
    await expect(store().get(key)).rejects.toThrow("Not a storage key");
    await expect(store().put(key, bytes, "image/webp")).rejects.toThrow("Not a storage key");
    await expect(store().remove(key)).rejects.toThrow("Not a storage key");
  });
});

describe("a directory", () => {
  it("has the files for this user alone, and none half written", async () => {
    const store = new DirectoryStorage(join(root, "private"));
    await store.put(KEY, bytes);
    const [file = "", ...others] = await readdir(join(root, "private", "alpha"));
    expect(others).toEqual([]);
    expect((await stat(join(root, "private", "alpha", file))).mode & 0o077).toBe(0);
  });
});

describe("an S3-compatible store", () => {
  it("is given the type beside the bytes, below the bucket's address", async () => {
    await new S3Storage({ ...s3.settings, url: `${s3.settings.url}/folder/` }).put(KEY, bytes, "image/webp");
    expect(s3.files.get(`/bucket/folder/${KEY}`)).toEqual({
      bytes: Buffer.from(bytes),
      contentType: "image/webp",
    });
  });

  it("is retried after a failure, and given up when it does not recover", async () => {
    const store = new S3Storage(s3.settings);
    s3.failures.push(503, 500);
    await store.put(KEY, bytes, "image/webp");
    expect(await store.get(KEY)).toEqual(bytes);
    s3.failures.push(503, 503, 503);
    await expect(store.get(KEY)).rejects.toThrow("The store answered 503");
  });

  it("refuses a wrong secret without telling the key in its error", async () => {
    const store = new S3Storage({ ...s3.settings, secretAccessKey: "guessed" });
    const error = await store.get(KEY).catch((reason: Error) => reason);
    expect(String(error)).toBe("Error: The store answered 403");
  });
});

describe("settings of the store", () => {
  const s3Settings = {
    STORAGE_PROVIDER: "s3",
    STORAGE_URL: "https://s3.example.com/bucket",
    STORAGE_ACCESS_KEY_ID: "key",
    STORAGE_SECRET_ACCESS_KEY: "secret",
  };

  it("is a directory where nothing is said", () => {
    expect(createStorage(readEnvironment({}))).toBeInstanceOf(DirectoryStorage);
    expect(createStorage(readEnvironment(s3Settings))).toBeInstanceOf(S3Storage);
  });

  it.each(["STORAGE_URL", "STORAGE_ACCESS_KEY_ID", "STORAGE_SECRET_ACCESS_KEY"])(
    "is refused without %s",
    (missing) => {
      const environment = readEnvironment({ ...s3Settings, [missing]: "" });
      expect(() => createStorage(environment)).toThrow("STORAGE_PROVIDER=s3 needs");
    },
  );
});
