// @ts-check
import { createServer } from "node:net";
import { Refusal } from "./refusal.mjs";

/** Every address a server of ours may be found at. */
const ADDRESSES = ["127.0.0.1", "::"];

/**
 * Refuses before anything is begun when one of the ports is taken.
 * @param {{ port: number, variable: string, wantedBy: string }[]} wanted
 */
export async function refuseBusyPorts(wanted) {
  for (const { port, variable, wantedBy } of wanted)
    if (!(await isFree(port)))
      throw new Refusal(
        `Port ${port} is in use, and the ${wantedBy} needs it. End what uses it, or choose another: ${variable}=${port + 10} npm start`,
      );
}

/** @param {import("./settings.mjs").Settings} settings */
export const refuseBusyPortsOf = (settings) =>
  refuseBusyPorts([
    { port: settings.port, variable: "PORT", wantedBy: "storefront" },
    { port: settings.backendPort, variable: "BACKEND_PORT", wantedBy: "backend" },
  ]);

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
    // A machine without IPv6 refuses the address itself: that says nothing about the port.
    probe.once("error", (error) =>
      resolve("code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES")),
    );
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
