// @ts-check
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.mjs";

const ASK_AGAIN_MS = 150;
/** In development the first page is compiled while it is asked for. */
const LONGEST_ANSWER_MS = 30_000;

/**
 * One GET on loopback under any host's name (fetch would drop the Host header).
 * @param {number} port
 * @param {string} pathAndQuery
 * @param {{ host?: string, headers?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
export function get(port, pathAndQuery, { host = "localhost", headers = {}, timeoutMs = 30_000 } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(
      {
        host: "127.0.0.1",
        port,
        path: pathAndQuery,
        headers: { host: `${host}:${port}`, ...headers },
        timeout: timeoutMs,
        agent: false,
      },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on("timeout", () => request.destroy(new Error(`no answer in ${timeoutMs} ms`)));
    request.on("error", reject);
  });
}

/** @param {number} status */
const isOk = (status) => status === 200;

/**
 * Waits until a program answers 200, or as it is told; gives up when it has ended or the time is over.
 * @param {import("./programs.mjs").Program} program
 * @param {number} port
 * @param {string} pathAndQuery
 * @param {{ host?: string, withinMs: number, isReady?: (status: number) => boolean }} options
 */
export async function waitUntilReady(program, port, pathAndQuery, { host, withinMs, isReady = isOk }) {
  const state = { ended: false, last: "no connection" };
  program.exited.then(() => {
    state.ended = true;
  });
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (state.ended) throw new Refusal(`The ${program.name} ended before it was ready.`, program.tail());
    const answer = await get(port, pathAndQuery, { host, timeoutMs: LONGEST_ANSWER_MS }).catch(
      () => undefined,
    );
    if (answer && isReady(answer.status)) return;
    if (answer) state.last = `status ${answer.status}`;
    await pause(ASK_AGAIN_MS);
  }
  throw new Refusal(
    `The ${program.name} was not ready within ${withinMs / 1000} s (${pathAndQuery}: ${state.last}).`,
    program.tail(),
  );
}
