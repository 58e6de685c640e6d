import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { createLog } from "./log";

const cause = new Error('duplicate key value violates unique constraint "customers_phone"');
const failed = new DrizzleQueryError("insert into customers values ($1)", ["010-1234-5678", "홍길동"], cause);

const linesOf = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog("info", { write: (line: string) => void lines.push(line) }));
  return lines.join("");
};

it.each([
  ["an error", linesOf((log) => log.error({ err: failed }, "not sent"))],
  ["an error of a request", linesOf((log) => log.child({ requestId: "edge-1" }).warn({ err: failed }))],
  ["an error alone", linesOf((log) => log.error(failed))],
])("says of %s what the database said, without the query's values", (_, lines) => {
  expect(lines).toContain("customers_phone");
  expect(lines).toContain('"query":"insert into customers values ($1)"');
  expect(lines).toContain("log.test.ts");
  for (const value of ["010-1234-5678", "홍길동"]) expect(lines).not.toContain(value);
});

it("leaves other errors as they are", () => {
  const lines = linesOf((log) => log.error({ err: new TypeError("expected a tenant") }));
  expect(JSON.parse(lines).err).toMatchObject({ type: "TypeError", message: "expected a tenant" });
});
