import { execFile } from "node:child_process";
import http from "node:http";
import { setInterval as every } from "node:timers/promises";
import { promisify } from "node:util";
import { openPostgres } from "../../backend/db/client";
import { dayOf } from "../../backend/lib/clinic-time";
import { SOLAPI_KEY, SOLAPI_SECRET, startSolapi } from "../../backend/testing/provider-stubs/solapi";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { startBackend, startStorefront } from "../lib/product.mjs";
import { localBin, PINNED_NODE, ROOT } from "../lib/programs.mjs";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import type { Queries } from "./fill-catalogue";
import { fillClinics } from "./fill-clinics";
import { residentMib } from "./process-figures";
import { type Booked, bookSteadily, type Told, tellOf } from "./soak-bookings";
import { openStudio, type Studio } from "./soak-studio";
import { timingsOf } from "./timings";

const PARTNERS = 10_000;
const PRODUCTS = 10;
/** Clinics whose pages are asked for again and again; every fifth visitor goes to any of the others. */
const BUSY = 200;
const OTHERS_SHARE = 0.2;
const PATHS = ["/", "/products", "/products", "/events", "/introduce", "/cscenter/faq", "/nowhere"];
const VISITORS = 8;
const SAMPLE_MS = 2000;
/** What one process may take, and by how much its second half may grow. */
const SOAK_MAX_MIB = 600;
const SOAK_MAX_GROWTH = 0.05;

type Settings = Parameters<typeof startStorefront>[0];

interface Tally {
  /** Milliseconds, by whether the page was kept already. */
  kept: number[];
  made: number[];
  /** Answers by status. */
  answers: Record<string, number>;
}

/**
 * One storefront and one backend with 10,000 partners for so long, under visitors, with the studio's streams open,
 * bookings made and their messages sent: their memory, what visitors waited for, and whether anything was lost.
 */
export async function benchSoak(settings: Settings, seconds: number): Promise<void> {
  const database = await createThrowawayDatabase({ name: "bench_soak" });
  const provider = await startSolapi();
  const { db, close } = await openPostgres(database.url);
  const env = {
    DATABASE_URL: database.url,
    SMS_PROVIDER: "solapi",
    SOLAPI_URL: provider.url,
    SOLAPI_API_KEY: SOLAPI_KEY,
    SOLAPI_API_SECRET: SOLAPI_SECRET,
    SOLAPI_SENDER: "0212345678",
  };
  try {
    await step(`${PARTNERS.toLocaleString()} partners`, async (progress) => {
      await fillDatabase(env);
      // Drizzle's client of the driver is not in its type.
      const { $client: queries } = db as unknown as { $client: Queries };
      await fillClinics(queries, { partners: BUSY, today: dayOf(new Date()) }, progress);
    });
    const backend = await step("start the backend", () => startBackend(settings, { env }));
    // Every page is made at its first visit.
    const storefront = await startStorefront(settings, { env });
    const studio = await step("open the studio's streams", () => openStudio(db, settings.backendPort));
    const memory: Memory = { storefront: [], backend: [] };
    const tally: Tally = { kept: [], made: [], answers: {} };
    const pids = { storefront: storefront.pid ?? 0, backend: backend.pid ?? 0 };
    const booked: Booked = await step(`${VISITORS} visitors for ${seconds} s`, async (progress) => {
      const ending = new AbortController();
      const { signal } = ending;
      const sampling = sampleMemory(pids, memory, { signal, report: progress });
      const booking = bookSteadily(db, { backendPort: settings.backendPort, seconds, signal });
      await visit(settings.port, performance.now() + seconds * 1000, tally);
      ending.abort();
      await sampling;
      return booking;
    });
    const told: Told = await step("the last events and messages", () => tellOf(db, studio, booked));
    console.log(
      `\nA storefront and a backend with ${PARTNERS.toLocaleString()} partners\n\n${alignColumns([
        ["what", "figure", "bar"],
        ...visitRows(tally, seconds),
        ...Object.entries(memory).flatMap(([name, samples]) => memoryRows(name, samples)),
        ...studioRows(studio, booked, told),
        ["messages at the provider", String(provider.book.length), ""],
      ])}\n`,
    );
    studio.close();
    await storefront.stop();
    await backend.stop();
  } finally {
    await close();
    await provider.close();
    await database.drop();
  }
}

async function fillDatabase(env: Record<string, string>): Promise<void> {
  const size = ["--partners", String(PARTNERS), "--products", String(PRODUCTS)];
  await promisify(execFile)(PINNED_NODE, [localBin("tsx"), "scripts/generate-partners.ts", ...size], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
}

type Memory = Record<"storefront" | "backend", number[]>;

/** Resident memory of both processes, MiB, until the signal. */
async function sampleMemory(
  pids: Record<keyof Memory, number>,
  memory: Memory,
  { signal, report }: { signal: AbortSignal; report: (words: string) => void },
): Promise<void> {
  try {
    for await (const _ of every(SAMPLE_MS, undefined, { signal })) {
      for (const name of ["storefront", "backend"] as const) memory[name].push(await residentMib(pids[name]));
      report(
        Object.entries(memory)
          .map(([name, samples]) => `${name} ${samples.at(-1)?.toFixed(0)} MiB`)
          .join(", "),
      );
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function visit(port: number, until: number, tally: Tally): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  const random = sequence();
  const visitor = async () => {
    while (performance.now() < until) {
      const isAny = random() < OTHERS_SHARE;
      const partner = 1 + Math.floor(random() * (isAny ? PARTNERS : BUSY));
      const path = PATHS[Math.floor(random() * PATHS.length)] ?? "/";
      const start = performance.now();
      const { status, isKept } = await ask(agent, port, `p${partner}.localhost`, path);
      (isKept ? tally.kept : tally.made).push(performance.now() - start);
      count(tally.answers, path === "/nowhere" ? `${status} nowhere` : String(status));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
}

const count = (answers: Record<string, number>, answer: string) => {
  answers[answer] = (answers[answer] ?? 0) + 1;
};

/** The same visits every time: numbers from 0 to 1 (mulberry32). */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ask(agent: http.Agent, port: number, host: string, path: string) {
  return new Promise<{ status: number; isKept: boolean }>((resolve) => {
    const headers = { host: `${host}:${port}`, "accept-encoding": "br" };
    const failed = () => resolve({ status: 0, isKept: false });
    const request = http.get({ host: "127.0.0.1", port, path, agent, headers }, (response) => {
      response.resume();
      const isKept = response.headers["x-nextjs-cache"] === "HIT";
      response.on("end", () => resolve({ status: response.statusCode ?? 0, isKept }));
      response.on("error", failed);
    });
    request.on("error", failed);
  });
}

function visitRows({ kept, made, answers }: Tally, seconds: number): string[][] {
  const ms = (times: number[]) => {
    const { medianMs, p95Ms } = timingsOf(times);
    return `${medianMs.toFixed(0)} / ${p95Ms.toFixed(0)} (${times.length})`;
  };
  return [
    ["pages a second", ((kept.length + made.length) / seconds).toFixed(0), ""],
    ["kept pages, median / p95 ms", ms(kept), ""],
    ["made pages, median / p95 ms", ms(made), ""],
    ["answers to visitors", listOf(answers), ""],
  ];
}

function memoryRows(name: string, samples: number[]): string[][] {
  const half = samples.slice(Math.floor(samples.length / 2));
  const middle = Math.floor(half.length / 2);
  const [third, fourth] = [mean(half.slice(0, middle)), mean(half.slice(middle))];
  const growth = (fourth - third) / third;
  const most = Math.max(...samples);
  return [
    [`${name}: most memory MiB`, `${most.toFixed(0)}${most > SOAK_MAX_MIB ? "!" : " "}`, `≤ ${SOAK_MAX_MIB}`],
    [
      `${name}: growth from the third to the fourth quarter`,
      `${(growth * 100).toFixed(1)} %${growth > SOAK_MAX_GROWTH ? "!" : " "}`,
      `≤ ${SOAK_MAX_GROWTH * 100} %`,
    ],
  ];
}

function studioRows({ streams, broken, days }: Studio, { ids, answers }: Booked, told: Told): string[][] {
  const booked = [...ids.values()].reduce((sum, { size }) => sum + size, 0);
  const lost = told.expected - told.received;
  return [
    ["streams, ended by themselves", `${streams.length}, ${broken()}${broken() > 0 ? "!" : " "}`, "0 ended"],
    ["bookings", String(booked), ""],
    ["responses to bookings", listOf(answers), ""],
    [
      "events of bookings received / expected",
      `${told.received} / ${told.expected}${lost > 0 ? "!" : " "}`,
      "none lost",
    ],
    ["responses to days reloaded", listOf(days), ""],
    ["messages due, by state", listOf(told.messages), "all sent"],
  ];
}

const listOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map((pair) => pair.join(" × "))
    .join(", ");

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
