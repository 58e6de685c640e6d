import { mkdir, writeFile } from "node:fs/promises";
import https from "node:https";
import path from "node:path";
import { findProgram } from "../../scripts/gate/cluster-needs.mjs";
import { startProgram } from "../../scripts/lib/programs.mjs";
import { selfSigned } from "../../scripts/lib/self-signed";

const READY_MS = 10_000;
const PORTS = { directory: 4750, management: 4751, dns: 4752, records: 4753 };

/** Whether this machine has an authority to test with. */
export const hasPebble = () => findProgram("pebble") !== null && findProgram("pebble-challtestsrv") !== null;

/** Let's Encrypt's test authority, with a name server that says 127.0.0.1 of every name. */
export async function startPebble({ folder, httpPort }: { folder: string; httpPort: number }) {
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.resolve(folder, name);
  const own = await selfSigned("localhost");
  await writeFile(at("pebble.pem"), own.certificate);
  await writeFile(at("pebble.key"), own.key);
  const pebble = {
    listenAddress: `127.0.0.1:${PORTS.directory}`,
    managementListenAddress: `127.0.0.1:${PORTS.management}`,
    certificate: at("pebble.pem"),
    privateKey: at("pebble.key"),
    httpPort,
    tlsPort: 1,
    ocspResponderURL: "",
    externalAccountBindingRequired: false,
  };
  await writeFile(at("pebble.json"), JSON.stringify({ pebble }));
  const dns = startProgram(
    "challtestsrv",
    [
      ...["pebble-challtestsrv", "-http01", "", "-https01", "", "-tlsalpn01", "", "-defaultIPv6", ""],
      ...["-dns01", `127.0.0.1:${PORTS.dns}`, "-management", `127.0.0.1:${PORTS.records}`],
    ],
    { logDir: folder },
  );
  const counts = { orders: 0, issued: 0 };
  let isAway = false;
  const begin = () =>
    startProgram("pebble", ["pebble", "-config", at("pebble.json"), "-dnsserver", `127.0.0.1:${PORTS.dns}`], {
      logDir: folder,
      env: { PEBBLE_VA_NOSLEEP: "1" },
      onLine: (line) => {
        if (line.includes("Added order")) counts.orders += 1;
        if (line.includes("Issued certificate")) counts.issued += 1;
      },
    });
  let program = begin();
  const get = (url: string) => getText(url, own.certificate);
  const roots = () => get(`https://localhost:${PORTS.management}/roots/0`);
  await until(roots);
  await until(() => fetch(`http://127.0.0.1:${PORTS.records}/`));
  return {
    env: {
      ACME_DIRECTORY: `https://localhost:${PORTS.directory}/dir`,
      CREDENTIALS_KEYS: Buffer.alloc(32, 5).toString("base64"),
      DNS_SERVERS: `127.0.0.1:${PORTS.dns}`,
      DOMAIN_PROOF: "required",
      DOMAIN_ADDRESS: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: at("pebble.pem"),
    },
    counts,
    /** What clients have to trust. */
    roots,
    setText: (host: string, value: string) => setRecord("set-txt", { host: `${host}.`, value }),
    setAddress: (host: string, address: string) =>
      setRecord("add-a", { host: `${host}.`, addresses: [address] }),
    async goAway() {
      isAway = true;
      await program.stop();
    },
    async comeBack() {
      if (isAway) program = begin();
      isAway = false;
      await until(roots);
    },
    async stop() {
      await program.stop();
      await dns.stop();
    },
  };
}

async function setRecord(call: string, body: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.records}/${call}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
}

const getText = (url: string, ca: string) =>
  new Promise<string>((resolve, reject) => {
    https
      .get(url, { ca }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve(text));
      })
      .on("error", reject);
  });

async function until(work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;)
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
