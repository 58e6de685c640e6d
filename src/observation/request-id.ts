import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";
export const TRACE_HEADER = "traceparent";

const REQUEST_ID = /^[\w-]{8,64}$/;
/** W3C Trace Context: version, trace id, parent id, flags; all zeros name nothing. */
const TRACE = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/**
 * The one id of a request, from the edge to the database: what came with it as `x-request-id`, else its trace's id, else a
 * new one. Malformed ones are not taken over: ids stand in logs and statements.
 */
export function requestIdOf(read: (header: string) => string | undefined): string {
  const given = read(REQUEST_ID_HEADER);
  if (given && REQUEST_ID.test(given)) return given;
  return traceIdOf(read(TRACE_HEADER)) ?? randomUUID();
}

export const traceIdOf = (traceparent: string | undefined): string | undefined =>
  TRACE.exec(traceparent ?? "")?.[1];
