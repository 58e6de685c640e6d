// @ts-check
import { connect } from "node:net";

const USUAL = "postgres://root@127.0.0.1:5432/test";
const WAIT_MS = 1000;

/**
 * A PostgreSQL server that the tests may use: TEST_DATABASE_URL, or the usual one where something listens.
 * @returns {Promise<string | undefined>}
 */
export async function findTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  return (await isListening(5432)) ? USUAL : undefined;
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
