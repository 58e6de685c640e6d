/** No connection, one that broke, or a server that starts or ends. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0[123])/;
/** The driver has no codes for its own. */
const WORDS =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error)/;

/** True where it was not the statement's fault: the same one may well succeed in a moment. */
export function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (("code" in at && CODES.test(String(at.code))) || WORDS.test(at.message)) return true;
  return false;
}
