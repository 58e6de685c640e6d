import { pino } from "pino";
import { createCertificateFiles } from "../../backend/certificates/certificate-files";
import { type Database, openPostgres } from "../../backend/db/client";
import { certificates } from "../../backend/db/schema/certificates";
import { createSealing } from "../../backend/lib/sealed";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { selfSigned } from "../lib/self-signed";

const BATCH = 500;
export const CREDENTIALS_KEY = new Uint8Array(32).fill(3);

/** How long the proxy's folder takes: all certificates from the database, a start that finds them there, one more. */
export async function benchCertificateFiles(folder: string, count: number): Promise<void> {
  const throwaway = await createThrowawayDatabase();
  const { db, close } = await openPostgres(throwaway.url);
  await fillCertificates(db, count);
  const sealing = createSealing([CREDENTIALS_KEY]);
  const create = () => createCertificateFiles({ db, sealing, folder, log: pino({ level: "silent" }) });
  await time("all files written", create());
  const write = create();
  await time("a start that finds them", write);
  await time("nothing new", write);
  await fillCertificates(db, 1, count);
  await time("one more", write);
  await close();
  await throwaway.drop();
}

/** So many rows, of clinic-<from>.example and the names after it. */
export async function fillCertificates(db: Database, count: number, from = 0): Promise<void> {
  const sealing = createSealing([CREDENTIALS_KEY]);
  const { certificate: chain, key } = await selfSigned("clinic-0.example");
  const at = new Date(0);
  const rowOf = async (index: number) => {
    const host = `clinic-${index}.example`;
    const sealed = await sealing.seal(key, `certificate ${host}`);
    return { host, chain, key: sealed, issuedAt: at, nextTryAt: at };
  };
  for (let first = from; first < from + count; first += BATCH) {
    const length = Math.min(BATCH, from + count - first);
    const rows = Array.from({ length }, (_, index) => rowOf(first + index));
    await db.insert(certificates).values(await Promise.all(rows));
  }
}

async function time(what: string, work: () => Promise<number>): Promise<void> {
  const begun = performance.now();
  const files = await work();
  console.log(`${what}: ${files} files, ${Math.round(performance.now() - begun)} ms`);
}
