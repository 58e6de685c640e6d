/**
 * A thousand bookings, three hundred moves and two hundred cancellations, while the process that writes and sends is killed
 * ten times and the provider fails a third of the calls: each message must be in the provider's book once.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { and, count, eq, inArray, lt } from "drizzle-orm";
import { openDatabase } from "../../backend/db/client";
import { messages } from "../../backend/db/schema/messages";
import { engines } from "../../backend/testing/engines";
import { tenantFile, writeTenants } from "../../backend/testing/tenants";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";

const KILLS = 10;
const WORKER = fileURLToPath(new URL("./messages-worker.ts", import.meta.url));
const SETTLED_WITHIN_MS = 900_000;
const LOOK_EVERY_MS = 5000;
const QUIET_LOOKS = 15;
const LATE_AFTER_MS = 60_000;

interface Figures {
  engine: string;
  sent: number;
  called_off: number;
  failed: number;
  twice: number;
  lost: number;
  wrongly: number;
  /** Sent more than a minute after they were due and nothing was killed any more. */
  late: number;
  calls: number;
  settledSeconds: number;
}

interface Provider {
  url: string;
  /** How often each message was accepted, by its id. */
  book: Map<string, number>;
  callCount: () => number;
  close: () => void;
}

/** Accepts about two calls of three with an answer: the others are refused for now, or accepted without one. */
async function startProvider(): Promise<Provider> {
  const book = new Map<string, number>();
  let calls = 0;
  const accept = (id: string, request: IncomingMessage, response: ServerResponse) => {
    const fate = Math.random();
    if (fate < 0.2) return response.writeHead(fate < 0.1 ? 503 : 429).end();
    book.set(id, (book.get(id) ?? 0) + 1);
    if (fate < 0.3) return request.socket.destroy();
    // Neither yes nor no: the time-out is the sender's.
    return fate < 0.34 ? undefined : response.writeHead(200).end();
  };
  const server = createServer((request, response) => {
    const id = request.url?.slice(1) ?? "";
    if (request.method === "GET") return void response.writeHead(book.has(id) ? 200 : 404).end();
    calls += 1;
    accept(id, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, book, callCount: () => calls, close };
}

/** The process that writes and sends, again and again. */
function workerOf(env: NodeJS.ProcessEnv) {
  let worker: ChildProcess | undefined;
  let isWritten = false;
  const start = () => {
    worker = fork(WORKER, {
      env,
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    worker.on("message", () => {
      isWritten = true;
    });
  };
  const kill = async () => {
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
    const gone = once(worker, "exit");
    worker.kill("SIGKILL");
    await gone;
  };
  return { start, kill, isWritten: () => isWritten };
}

async function measure(engine: "PGlite" | "PostgreSQL"): Promise<Figures> {
  const provider = await startProvider();
  const tenantsDir = await writeTenants([tenantFile("alpha")]);
  const dataDir = await mkdtemp(join(tmpdir(), "messages-"));
  const database = engine === "PostgreSQL" ? await createThrowawayDatabase() : undefined;
  const settings = { DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, STUB_URL: provider.url };
  const worker = workerOf({ ...process.env, ...settings, DATABASE_URL: database?.url ?? "" });
  const open = () => openDatabase({ databaseUrl: database?.url, dataDir });
  try {
    for (let killed = 0; killed < KILLS; killed++) {
      worker.start();
      await pause(4000 + Math.random() * 4000);
      await worker.kill();
    }
    worker.start();
    const recoveredAt = Date.now();
    while (!worker.isWritten()) await pause(500);
    // The embedded database is the worker's alone: the provider's book says when nothing more comes.
    const isSettled = database ? async () => (await countOpen(open)) === 0 : quietBook(provider);
    while (Date.now() - recoveredAt < SETTLED_WITHIN_MS && !(await isSettled())) await pause(LOOK_EVERY_MS);
    const settledSeconds = Math.round((Date.now() - recoveredAt) / 1000);
    await worker.kill();
    return {
      engine,
      ...(await compare(open, provider.book, recoveredAt)),
      calls: provider.callCount(),
      settledSeconds,
    };
  } finally {
    await worker.kill();
    provider.close();
    await database?.drop();
    for (const folder of [tenantsDir, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

/** True once the book is as long as it was at the last few looks. */
function quietBook({ book }: Provider): () => Promise<boolean> {
  let before = -1;
  let same = 0;
  return async () => {
    same = book.size === before ? same + 1 : 0;
    before = book.size;
    return same >= QUIET_LOOKS;
  };
}

async function countOpen(open: () => ReturnType<typeof openDatabase>): Promise<number> {
  const { db, close } = await open();
  try {
    const isOpen = and(inArray(messages.state, ["due", "sending"]), lt(messages.dueAt, new Date()));
    const [row] = await db.select({ rows: count() }).from(messages).where(isOpen);
    return row?.rows ?? 0;
  } finally {
    await close();
  }
}

/** The ledger against the provider's book. */
async function compare(
  open: () => ReturnType<typeof openDatabase>,
  book: Map<string, number>,
  recoveredAt: number,
) {
  const { db, close } = await open();
  try {
    const rows = await db.select().from(messages).where(eq(messages.partnerId, "alpha"));
    const due = rows.filter(({ dueAt }) => dueAt <= new Date());
    const inState = (state: string) => due.filter((row) => row.state === state);
    const sent = inState("sent");
    return {
      sent: sent.length,
      called_off: inState("canceled").length,
      failed: inState("failed").length + inState("due").length + inState("sending").length,
      twice: [...book.values()].filter((times) => times > 1).length,
      lost: sent.filter(({ id }) => !book.has(id)).length,
      // Called off before any try, and yet in the book.
      wrongly: rows.filter(({ id, state, tries }) => state === "canceled" && tries === 0 && book.has(id))
        .length,
      late: sent.filter(
        ({ dueAt, sentAt }) =>
          (sentAt?.getTime() ?? 0) - Math.max(dueAt.getTime(), recoveredAt) > LATE_AFTER_MS,
      ).length,
    };
  } finally {
    await close();
  }
}

export async function benchMessages(): Promise<void> {
  const all: Figures[] = [];
  for (const { name } of engines)
    await step(`messages, ${name}`, async () => void all.push(await measure(name)));
  const [first] = all;
  if (!first) return;
  const names = Object.keys(first) as (keyof Figures)[];
  const lines = [names, ...all.map((figures) => names.map((name) => String(figures[name])))];
  process.stdout.write(`\n${alignColumns(lines)}\n`);
}
