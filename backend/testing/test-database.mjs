// @ts-check
import { connect } from "node:net";

const WAIT_MS = 1000;

/** Where tests and benchmarks find PostgreSQL: TEST_DATABASE_URL, or the usual place. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || "postgres://root@127.0.0.1:5432/test";

/**
 * The same where somebody said so or something listens.
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
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}
