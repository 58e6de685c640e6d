// @ts-check
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";
export const TRACE_HEADER = "traceparent";

const REQUEST_ID = /^[\w-]{8,64}$/;
/** W3C Trace Context: version, trace id, parent id, flags; all zeros name nothing. */
const TRACE = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/**
 * The one id of a request, from the edge to the database: what came with it as `x-request-id`, else its trace's id, else a
 * new one. Malformed ones are not taken over: ids stand in logs and statements.
 * @param {(header: string) => string | undefined} read
 * @returns {string}
 */
export function requestIdOf(read) {
  const given = read(REQUEST_ID_HEADER);
  if (given && REQUEST_ID.test(given)) return given;
  return traceIdOf(read(TRACE_HEADER)) ?? randomUUID();
}

/** @param {string | undefined} traceparent @returns {string | undefined} */
export const traceIdOf = (traceparent) => TRACE.exec(traceparent ?? "")?.[1];
