import { execFile } from "node:child_process";
import http from "node:http";
import { setInterval as every } from "node:timers/promises";
import { promisify } from "node:util";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { startBackend, startStorefront } from "../lib/product.mjs";
import { localBin, PINNED_NODE, ROOT } from "../lib/programs.mjs";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { timingsOf } from "./timings";

const PARTNERS = 10_000;
const PRODUCTS = 10;
/** Clinics whose pages are asked for again and again; every fifth visitor goes to any of the others. */
const BUSY = 200;
const OTHERS_SHARE = 0.2;
const PATHS = ["/", "/products", "/products", "/events", "/introduce", "/cscenter/faq", "/nowhere"];
const VISITORS = 8;
const SAMPLE_MS = 2000;
/** What one storefront process may take, and by how much its second half may grow. */
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

/** One storefront process with 10,000 partners under visitors for so long: its memory, and what they waited for. */
export async function benchSoak(settings: Settings, seconds: number): Promise<void> {
  const database = await createThrowawayDatabase("bench_soak");
  const env = { DATABASE_URL: database.url };
  // Every page is made at its first visit.
  try {
    await step(`${PARTNERS.toLocaleString()} partners`, () => fillDatabase(env));
    await step("start the backend", async () => void (await startBackend(settings, { env })));
    const storefront = await startStorefront(settings, { env });
    const pid = storefront.pid ?? 0;
    let memory: number[] = [];
    const tally: Tally = { kept: [], made: [], answers: {} };
    await step(`${VISITORS} visitors for ${seconds} s`, async (progress) => {
      const ending = new AbortController();
      const sampling = sampleMemory(pid, ending.signal, (mib) => progress(`${mib.toFixed(0)} MiB`));
      await visit(settings.port, performance.now() + seconds * 1000, tally);
      ending.abort();
      memory = await sampling;
    });
    await storefront.stop();
    console.log(
      `\nA storefront process with ${PARTNERS.toLocaleString()} partners\n\n${draw(tally, memory, seconds)}\n`,
    );
  } finally {
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

/** Resident memory of a process, MiB, until the signal. */
async function sampleMemory(
  pid: number,
  signal: AbortSignal,
  report: (mib: number) => void,
): Promise<number[]> {
  const samples: number[] = [];
  try {
    for await (const _ of every(SAMPLE_MS, undefined, { signal })) {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
      samples.push(Number(stdout) / 1024);
      report(samples.at(-1) ?? 0);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return samples;
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

function draw({ kept, made, answers }: Tally, memory: number[], seconds: number): string {
  const half = memory.slice(Math.floor(memory.length / 2));
  const middle = Math.floor(half.length / 2);
  const [third, fourth] = [mean(half.slice(0, middle)), mean(half.slice(middle))];
  const growth = (fourth - third) / third;
  const most = Math.max(...memory);
  const [keptTimes, madeTimes] = [timingsOf(kept), timingsOf(made)];
  const ms = ({ medianMs, p95Ms }: { medianMs: number; p95Ms: number }) =>
    `${medianMs.toFixed(0)} / ${p95Ms.toFixed(0)}`;
  return alignColumns([
    ["what", "figure", "bar"],
    ["pages a second", ((kept.length + made.length) / seconds).toFixed(0), ""],
    ["kept pages, median / p95 ms", `${ms(keptTimes)} (${kept.length})`, ""],
    ["made pages, median / p95 ms", `${ms(madeTimes)} (${made.length})`, ""],
    [
      "answers",
      Object.entries(answers)
        .map((pair) => pair.join(" × "))
        .join(", "),
      "",
    ],
    ["most memory MiB", `${most.toFixed(0)}${most > SOAK_MAX_MIB ? "!" : " "}`, `≤ ${SOAK_MAX_MIB}`],
    [
      "growth from the third to the fourth quarter",
      `${(growth * 100).toFixed(1)} %${growth > SOAK_MAX_GROWTH ? "!" : " "}`,
      `≤ ${SOAK_MAX_GROWTH * 100} %`,
    ],
  ]);
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
