// @ts-check
import { createServer } from "node:net";
import { Refusal } from "./refusal.mjs";

/** Addresses that servers listen on. */
const ADDRESSES = ["127.0.0.1", "::"];

const STEP = 10;

/**
 * Throws a Refusal when a port is in use, with a command that uses free ports and its own DATA_DIR.
 * @param {Pick<import("./settings.mjs").Settings, "port" | "backendPort" | "dataDir">} settings
 */
export async function refuseBusyPortsOf({ port, backendPort, dataDir }) {
  for (const [busy, wantedBy] of /** @type {const} */ ([
    [port, "storefront"],
    [backendPort, "backend"],
  ])) {
    if (await isFree(busy)) continue;
    const [free, freeOfBackend] = await findFreePorts(port, backendPort);
    const command = process.env.npm_lifecycle_event ?? "start";
    const settings = `PORT=${free} BACKEND_PORT=${freeOfBackend} DATA_DIR=${dataDir}-${free}`;
    throw new Refusal(
      `Port ${busy} is in use, and the ${wantedBy} needs it. End what uses it, or start beside it: ${settings} npm ${command === "start" ? "" : "run "}${command}`,
    );
  }
}

/** @param {number} port @param {number} backendPort @returns {Promise<[number, number]>} */
async function findFreePorts(port, backendPort) {
  for (let more = STEP; more <= 10 * STEP; more += STEP)
    if ((await isFree(port + more)) && (await isFree(backendPort + more)))
      return [port + more, backendPort + more];
  return [port + STEP, backendPort + STEP];
}

/** @param {number} port */
async function isFree(port) {
  for (const address of ADDRESSES) if (await isTakenAt(address, port)) return false;
  return true;
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTakenAt(address, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Other errors are about the address, as on a machine without IPv6.
    probe.once("error", (error) =>
      resolve("code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES")),
    );
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
