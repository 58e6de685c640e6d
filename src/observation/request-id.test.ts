import { describe, expect, it } from "vitest";
import { requestIdOf } from "./request-id";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const trace = (id = TRACE_ID) => `00-${id}-00f067aa0ba902b7-01`;
const idOf = (headers: Record<string, string>) => requestIdOf((name) => headers[name]);
const OWN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("requestIdOf", () => {
  it.each([
    ["an id of a proxy", { "x-request-id": "edge-1234_abcd" }, "edge-1234_abcd"],
    ["the id of a trace", { traceparent: trace() }, TRACE_ID],
    ["an id before a trace", { "x-request-id": "edge-1234", traceparent: trace() }, "edge-1234"],
    ["a trace in place of a malformed id", { "x-request-id": "a b", traceparent: trace() }, TRACE_ID],
    ["a trace of a later version", { traceparent: `cc${trace().slice(2)}-more` }, TRACE_ID],
  ])("takes over %s", (_, headers, id) => expect(idOf(headers)).toBe(id));

  it.each([
    ["nothing", {}],
    ["too short", { "x-request-id": "1234567" }],
    ["too long", { "x-request-id": "a".repeat(65) }],
    ["the end of a comment", { "x-request-id": "abcdefgh*/drop" }],
    ["a line of a log", { "x-request-id": 'abcdefgh\n{"level":50}' }],
    ["a trace of nothing", { traceparent: trace("0".repeat(32)) }],
    ["a trace in capitals", { traceparent: trace().toUpperCase() }],
    ["a trace without its end", { traceparent: trace().slice(0, -3) }],
    ["a version that cannot be", { traceparent: `ff${trace().slice(2)}` }],
  ])("makes one of its own for %s", (_, headers) => {
    expect(idOf(headers)).toMatch(OWN);
    expect(idOf(headers)).not.toBe(idOf(headers));
  });
});
