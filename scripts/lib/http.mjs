// @ts-check
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.mjs";

const POLL_INTERVAL_MS = 150;
/** In development the first request compiles the page. */
const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * A GET to loopback with any Host header, which fetch does not allow.
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
    request.on("timeout", () => request.destroy(new Error(`no response in ${timeoutMs} ms`)));
    request.on("error", reject);
  });
}

/** @param {number} status */
const isOk = (status) => status === 200;

/**
 * Polls a program until it responds 200, or `isReady`; throws when it ends, or after `withinMs`.
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
    const response = await get(port, pathAndQuery, { host, timeoutMs: RESPONSE_TIMEOUT_MS }).catch(
      () => undefined,
    );
    if (response && isReady(response.status)) return;
    if (response) state.last = `status ${response.status}`;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Refusal(
    `The ${program.name} was not ready within ${withinMs / 1000} s (${pathAndQuery}: ${state.last}).`,
    program.tail(),
  );
}
