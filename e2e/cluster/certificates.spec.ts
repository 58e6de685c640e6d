import { cp, readdir, readFile, rm } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { runCommand } from "../../backend/testing/command";
import { HANEUL, LUMIERE } from "../support/clinics";
import { CLUSTER_FOLDER, CLUSTER_PORT, type ClusterProduct, startClusterProduct } from "./cluster-product";
import { getByHttp2, shakeHands } from "./handshake";
import { hasPebble, startPebble } from "./pebble";

const FOLDER = path.join(CLUSTER_FOLDER, "..", "certificates");
const MINUTE = { timeout: 60_000, intervals: [500] };
const AT_ONCE = 200;
/** What nginx answers where it has no certificate: an alert, and no certificate at all. */
const ALERT = /ALERT_INTERNAL_ERROR|UNRECOGNIZED_NAME|ECONNRESET/;

let product: ClusterProduct;
let pebble: Awaited<ReturnType<typeof startPebble>>;
let ca: string;
let tenants: string;

test.describe.configure({ mode: "serial", timeout: 300_000 });
test.skip(!hasPebble(), "pebble is not installed");
test.beforeAll(async () => {
  test.setTimeout(300_000);
  pebble = await startPebble({ folder: FOLDER, httpPort: CLUSTER_PORT });
  ca = await pebble.roots();
  // Commands change them.
  tenants = path.resolve(FOLDER, "tenants");
  await rm(tenants, { recursive: true, force: true });
  await cp("tenants", tenants, { recursive: true });
  product = await startClusterProduct({ ...pebble.env, TENANTS_DIR: tenants });
});
test.afterAll(async () => {
  await product?.stop();
  await pebble?.stop();
});

const at = () => ({ port: product.settings.tlsPort, ca });
const command = (...args: string[]) => {
  const { site, databaseUrl } = product.settings;
  return runCommand(args, {
    ...{ ...pebble.env, TENANTS_DIR: tenants },
    ...{ DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" },
  });
};
/** What the clinic's IT person sets; the address is the name server's for every name. */
async function prove(id: string, hosts: string[]): Promise<void> {
  const { rows } = await product.sql.query("select domain_token from partners where id = $1", [id]);
  for (const host of hosts)
    await pebble.setText(`_clinic-verify.${host}`, `clinic-verify=${rows[0].domain_token}`);
}
const plain = (host: string, pathname: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    http
      .get(
        { host: "127.0.0.1", port: CLUSTER_PORT, path: pathname, headers: { host }, agent: false },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        },
      )
      .on("error", reject);
  });

test("a domain that points here answers by https within a minute, nothing pressed but add", async () => {
  await prove("lumiere", ["lumiere.example"]);
  const begun = Date.now();
  const { code, stderr } = await command("add-domain", "lumiere", "lumiere.example", "--primary");
  expect(code, stderr).toBe(0);
  await expect.poll(() => shakeHands("lumiere.example", at()), MINUTE).toBe("DNS:lumiere.example TLSv1.3 h2");
  await expect.poll(async () => (await getByHttp2("lumiere.example", at())).status, MINUTE).toBe(200);
  test.info().annotations.push({ type: "seconds", description: String((Date.now() - begun) / 1000) });
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect((await getByHttp2("lumiere.example", at())).text).toContain(LUMIERE.name);
});

test("http leads to https, but for the authority's challenge and names without a certificate", async () => {
  const { tlsPort } = product.settings;
  expect(await plain("lumiere.example", "/info?a=1")).toEqual({
    ...{ status: 308, location: `https://lumiere.example:${tlsPort}/info?a=1` },
  });
  expect((await plain("lumiere.example", "/.well-known/acme-challenge/none")).status).toBe(404);
  expect((await plain(HANEUL.host, "/")).location ?? "").not.toContain("https:");
  expect((await plain("nobody.example", "/")).location).toBeUndefined();
});

test("a name that is not ours, or is none, gets an alert and nobody's certificate", async () => {
  for (const name of [
    "nobody.example",
    "www.lumiere.example",
    "LUMIERE.example",
    "lumiere.example.evil.example",
    "../lumiere.example",
    "a/b.example",
    "",
  ])
    expect(await shakeHands(name, at()), name).toMatch(ALERT);
  expect(await shakeHands("lumiere.example", { ...at(), settings: { maxVersion: "TLSv1.2" } })).toMatch(
    /TLSv1.2/,
  );
  // OpenSSL on this side has to be talked into it.
  const old = { maxVersion: "TLSv1.1", minVersion: "TLSv1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
  expect(await shakeHands("lumiere.example", { ...at(), settings: old })).toMatch(
    /PROTOCOL_VERSION|UNSUPPORTED/,
  );
});

test("a challenge is answered by every backend, for its own name alone", async () => {
  await product.sql.query(
    "insert into acme_challenges values ('t0ken', 'lumiere.example', 't0ken.key', now() + interval '1 hour')",
  );
  for (let times = 0; times < 4; times++)
    expect((await plain("lumiere.example", "/.well-known/acme-challenge/t0ken")).status).toBe(200);
  expect((await plain(HANEUL.host, "/.well-known/acme-challenge/t0ken")).status).toBe(404);
});

test("two hundred domains at once are all live, and none has two certificates, though a backend is killed", async () => {
  const before = { ...pebble.counts };
  const hosts = Array.from({ length: AT_ONCE }, (_, index) => `clinic-${index}.example`);
  await prove("haneul", hosts);
  const begun = Date.now();
  const { code, stderr } = await command("add-domain", "haneul", ...hosts);
  expect(code, stderr).toBe(0);
  const issued = async () => {
    const { rows } = await product.sql.query(
      "select count(*)::int as count from certificates where chain is not null and host like 'clinic-%'",
    );
    return rows[0].count as number;
  };
  await expect.poll(issued, { timeout: 120_000, intervals: [200] }).toBeGreaterThan(AT_ONCE / 4);
  await product.killBackend(0);
  await product.startBackend(0);
  await expect.poll(issued, { timeout: 240_000, intervals: [500] }).toBe(AT_ONCE);
  test.info().annotations.push({ type: "seconds", description: String((Date.now() - begun) / 1000) });
  const files = async () =>
    (await readdir(product.settings.certificatesDir)).filter((file) =>
      /^clinic-\d+\.example\.pem$/.test(file),
    );
  await expect.poll(async () => (await files()).length, MINUTE).toBe(AT_ONCE);
  for (const host of hosts) expect(await shakeHands(host, at())).toContain(`DNS:${host} `);
  expect(pebble.counts.issued - before.issued).toBe(AT_ONCE);
  const { rows } = await product.sql.query(
    "select state, count(*)::int from domains where host like 'clinic-%' group by 1",
  );
  expect(rows).toEqual([{ state: "live", count: AT_ONCE }]);
});

test("no private key can be read in the database, and each file is for the proxy alone", async () => {
  const { rows } = await product.sql.query("select key, open_order::text from certificates");
  expect(JSON.stringify(rows)).not.toContain("PRIVATE KEY");
  const file = path.join(product.settings.certificatesDir, "lumiere.example.pem");
  expect(await readFile(file, "utf8")).toContain("PRIVATE KEY");
});

test("while the authority is away a new domain says so, and has its certificate once it is back", async () => {
  await pebble.goAway();
  await prove("haneul", ["later.example"]);
  await command("add-domain", "haneul", "later.example");
  const failure = async () => {
    const { rows } = await product.sql.query(
      "select failure || ' ' || detail as words from certificates where host = 'later.example'",
    );
    return rows[0]?.words ?? null;
  };
  await expect.poll(failure, MINUTE).toBe("authority-away ECONNREFUSED");
  expect(await shakeHands("lumiere.example", at())).toContain("DNS:lumiere.example");
  // Another root and no memory: the account is registered again.
  await pebble.comeBack();
  const renewed = { ...at(), ca: await pebble.roots() };
  await expect
    .poll(
      async () => {
        // The pauses between tries are minutes.
        await product.sql.query(
          "update certificates set next_try_at = now() where host = 'later.example' and leased_until is null and chain is null",
        );
        return shakeHands("later.example", renewed);
      },
      { timeout: 60_000, intervals: [1000] },
    )
    .toContain("DNS:later.example");
});
