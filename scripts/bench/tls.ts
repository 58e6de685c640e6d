import { spawnSync } from "node:child_process";
import { createPrivateKey } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import tls from "node:tls";
import { configurationOf, findNginx, runNginx } from "../cluster/nginx.mjs";
import { waitUntilReady } from "../lib/http.mjs";
import { ROOT } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";
import { selfSigned } from "../lib/self-signed";
import type { Settings } from "../lib/settings.mjs";
import { median } from "./bars";
import { cpuSeconds, peakMb } from "./process-figures";
import { benchCertificateFiles } from "./tls-files";
import { benchStarts } from "./tls-starts";

const CERTIFICATES = 10_000;
const AT_ONCE = 16;
const ROUNDS = 5;
const HANDSHAKES = 1500;
const READY_MS = 20_000;
const BAR = 0.6;

/** 10,000 certificates by name against one file for all, in turns within one run. */
export async function benchTls(settings: Settings): Promise<void> {
  const binary = findNginx();
  if (!binary) throw new Refusal("nginx is not installed");
  const folder = path.join(ROOT, settings.logDir, "tls");
  await rm(folder, { recursive: true, force: true });
  await benchCertificateFiles(path.join(folder, "written"), CERTIFICATES);
  await benchStarts(settings, path.join(folder, "starts"), CERTIFICATES);
  const certificatesDir = path.join(folder, "certificates");
  await mkdir(certificatesDir, { recursive: true });
  const { certificate, key: pkcs8 } = await selfSigned("clinic-0.example");
  // As it is written for the proxy.
  const key = createPrivateKey(pkcs8).export({ type: "sec1", format: "pem" });
  const fileOf = (index: number) => path.join(certificatesDir, `clinic-${index}.example.pem`);
  // Authorities send an intermediate along, which is decoded too.
  const text = certificate + certificate + key;
  for (let index = 0; index < CERTIFICATES; index++) await writeFile(fileOf(index), text);

  const start = async (name: string, at: number, change: (text: string) => string) => {
    const port = settings.port + at;
    const [internalPort, tlsPort] = [port + 3, port + 2];
    const nginxDir = path.join(folder, name);
    const site = { ...settings, port, backendPort: port + 1 };
    const text = configurationOf(binary, {
      ...{ site, storefronts: [site], backends: [site] },
      ...{ internalPort, nginxDir, tlsPort, certificatesDir },
    });
    const configuration = change(text.replace("worker_processes auto", "worker_processes 1"));
    const begun = performance.now();
    const program = runNginx(name, { binary, folder: nginxDir, configuration, logDir: settings.logDir });
    await waitUntilReady(program, internalPort, "/nginx", { withinMs: READY_MS });
    return { program, tlsPort, startMs: performance.now() - begun, worker: await workerOf(program.pid) };
  };
  const byName = await start("nginx-by-name", 10, (text) => text);
  const single = await start("nginx-single", 20, (text) =>
    text.replaceAll(/^( *ssl_certificate(?:_key)?) \$certificate;$/gm, `$1 ${fileOf(0)};`),
  );
  const first = await measure(byName, CERTIFICATES, (turn) => turn);
  const rates = { byName: [] as number[], single: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, started] of Object.entries({ byName, single }))
      rates[name as keyof typeof rates].push(await measure(started, HANDSHAKES, anyName));
  const [named, one] = [median(rates.byName), median(rates.single)];
  const memory = await Promise.all([byName, single].map(({ worker }) => peakMb(worker)));
  console.log(spawnSync(binary, ["-V"], { encoding: "utf8" }).stderr.split("\n").slice(0, 3).join(", "));
  console.log(`nginx with ${CERTIFICATES} certificates ready in ${Math.round(byName.startMs)} ms`);
  console.log(`full handshakes a second of nginx's CPU, median of ${ROUNDS} × ${HANDSHAKES}, random names:`);
  console.log(`  each first   ${Math.round(first)}`);
  console.log(`  by name      ${Math.round(named)}   worker ${memory[0]} MB`);
  console.log(`  one file     ${Math.round(one)}   worker ${memory[1]} MB`);
  console.log(`  ratio        ${(named / one).toFixed(2)}   (bar: at least ${BAR})`);
  await byName.program.stop();
  await single.program.stop();
}

/** Handshakes a second of the worker's CPU: the client, which costs more, is not what is measured. */
async function measure(
  { tlsPort, worker }: { tlsPort: number; worker: number },
  handshakes: number,
  indexOf: (turn: number) => number,
): Promise<number> {
  const before = await cpuSeconds(worker);
  let turn = 0;
  const client = async () => {
    while (turn < handshakes) await shake(tlsPort, `clinic-${indexOf(turn++)}.example`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return handshakes / ((await cpuSeconds(worker)) - before);
}

const anyName = () => Math.floor(Math.random() * CERTIFICATES);

const shake = (port: number, servername: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = tls.connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });

/** The master's only worker. */
async function workerOf(master: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${master}/task/${master}/children`, "utf8");
  for (const pid of children.trim().split(" "))
    if ((await readFile(`/proc/${pid}/cmdline`, "utf8")).includes("worker process")) return Number(pid);
  throw new Error("nginx has no worker");
}
