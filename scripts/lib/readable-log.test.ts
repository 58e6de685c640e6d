import { expect, it } from "vitest";
import { readableLog, refusedTenantsIn } from "./readable-log.mjs";

const time = new Date(2026, 10, 20, 9, 5, 7).getTime();
const line = (entry: object) => JSON.stringify({ level: 30, time, pid: 7, hostname: "desk", ...entry });

it.each([
  [
    "a request",
    line({ msg: "request", requestId: "r", method: "GET", path: "/products", status: 200, durationMs: 3.4 }),
    "09:05:07 info  GET /products 200 3 ms",
  ],
  [
    "a storefront's request",
    line({
      msg: "request",
      method: "GET",
      host: "onyu.localhost",
      path: "/",
      status: 200,
      durationMs: 9,
      route: "page",
    }),
    "09:05:07 info  GET onyu.localhost/ 200 9 ms route=page",
  ],
  [
    "a refused file",
    line({
      level: 50,
      msg: "tenant",
      partnerId: "onyu",
      status: "refused",
      reasons: ["theme: no"],
      isSeeded: false,
    }),
    '09:05:07 ERROR tenant partnerId=onyu status=refused reasons=["theme: no"] isSeeded=false',
  ],
  [
    "an error with its stack",
    line({ level: 50, msg: "unexpected", err: { message: "no", stack: "Error: no\n at here" } }),
    "09:05:07 ERROR unexpected\n    Error: no\n     at here",
  ],
  [
    "nothing of a picture",
    line({ msg: "request", method: "GET", path: "/media/:partner/:file", status: 200 }),
    "",
  ],
  ["nothing of a cursor", "\u001b[?25h", ""],
  ["what another program prints", " GET / 200 in 35ms", " GET / 200 in 35ms"],
  ["JSON of another program", '{"ready":true}', '{"ready":true}'],
  ["half a line", '{"level":30,', '{"level":30,'],
])("shows %s as a person reads it", (_, written, shown) => {
  expect(readableLog(written)).toBe(shown);
});

const reason = "tenants/haneul/tenant.json: theme.card: Invalid option";

it("returns the errors of a refused tenant file", () => {
  const refused = JSON.stringify({ level: 50, msg: "tenant", status: "refused", reasons: [reason] });
  expect(refusedTenantsIn(refused)).toEqual([reason]);
});

it.each([
  ["a published tenant", JSON.stringify({ msg: "tenant", status: "published", reasons: [] })],
  ["another entry", JSON.stringify({ msg: "request", status: 200 })],
  ["plain text", "Error: no such file"],
  ["half a line", '{"msg":"tenant","status":"refus'],
])("finds no errors of tenants in %s", (_, text) => {
  expect(refusedTenantsIn(text)).toEqual([]);
});
