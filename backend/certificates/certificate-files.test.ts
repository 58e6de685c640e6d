import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { domains } from "../db/schema/domains";
import { oneEngine } from "../testing/engines";
import { DAY_MS, type Issuer, openIssuer } from "../testing/issuer";
import { createCertificateFiles } from "./certificate-files";

describe.each(oneEngine)("the proxy's certificates on $name", (engine) => {
  let issuer: Issuer;
  let folder: string;
  beforeAll(async () => {
    issuer = await openIssuer(engine);
  });
  afterAll(() => issuer.close());
  beforeEach(async () => {
    await issuer.reset();
    folder = await mkdtemp(join(tmpdir(), "certificates-"));
    await issuer.addDomains("clinic.kr", "other.kr");
    await issuer.sweep();
  });
  afterEach(() => rm(folder, { recursive: true }));
  const files = () => createCertificateFiles({ ...issuer.context, folder });
  const fileOf = (host: string) => join(folder, `${host}.pem`);

  it("are written once each, chain before key, for the proxy's group alone", async () => {
    const write = files();
    expect(await write()).toBe(2);
    expect(await write()).toBe(0);
    const text = await readFile(fileOf("clinic.kr"), "utf8");
    expect(text.match(/-----BEGIN [A-Z ]+-----/g)).toEqual([
      "-----BEGIN CERTIFICATE-----",
      "-----BEGIN CERTIFICATE-----",
      "-----BEGIN EC PRIVATE KEY-----",
    ]);
    expect((await stat(fileOf("clinic.kr"))).mode & 0o777).toBe(0o640);
    // Another process finds them there.
    expect(await files()()).toBe(0);
  });

  it("change one file each: a renewal, a new name, a name that went", async () => {
    const write = files();
    await write();
    await issuer.addDomains("third.kr");
    await issuer.sweep();
    expect(await write()).toBe(1);
    await issuer.db.delete(domains).where(eq(domains.host, "other.kr"));
    await issuer.queueNow();
    expect(await write()).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(["clinic.kr.pem", "third.kr.pem"]);
    const before = await readFile(fileOf("clinic.kr"), "utf8");
    issuer.pass(61 * DAY_MS);
    await issuer.sweep();
    expect(await write()).toBe(2);
    expect(await readFile(fileOf("clinic.kr"), "utf8")).not.toBe(before);
  });

  it("are tried again where one could not be written", async () => {
    const write = files();
    // A folder of that name is in the way.
    await mkdir(fileOf("clinic.kr"));
    expect(await write()).toBe(1);
    await rm(fileOf("clinic.kr"), { recursive: true });
    expect(await write()).toBe(1);
    expect(await readFile(fileOf("clinic.kr"), "utf8")).toContain("BEGIN CERTIFICATE");
    expect(await write()).toBe(0);
  });

  it("are repaired where a file is not of the certificate's time", async () => {
    await writeFile(fileOf("clinic.kr"), "cut off");
    await utimes(fileOf("clinic.kr"), 1, 1);
    expect(await files()()).toBe(2);
    expect(await readFile(fileOf("clinic.kr"), "utf8")).toContain("BEGIN CERTIFICATE");
  });
});
