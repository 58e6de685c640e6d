// @ts-check
import { connect } from "node:net";

const WAIT_MS = 1000;

/** PostgreSQL of tests and benchmarks: TEST_DATABASE_URL, or the default port. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || "postgres://root@127.0.0.1:5432/test";

/**
 * The same if it is configured or the port is open.
 * @returns {Promise<string | undefined>}
 */
export async function findTestDatabase() {
  return process.env.TEST_DATABASE_URL || (await isListening(5432)) ? testDatabaseUrl : undefined;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: WAIT_MS });
    /** @param {boolean} isOpen */
    const end = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}
