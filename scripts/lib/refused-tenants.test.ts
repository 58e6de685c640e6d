import { expect, it } from "vitest";
import { refusedTenantsIn } from "./refused-tenants.mjs";

const reason = "tenants/haneul/tenant.json: theme.card: Invalid option";

it("hands on what a refused tenant file did wrong", () => {
  const line = JSON.stringify({ level: 50, msg: "tenant", status: "refused", reasons: [reason] });
  expect(refusedTenantsIn(line)).toEqual([reason]);
});

it.each([
  ["a published tenant", JSON.stringify({ msg: "tenant", status: "published", reasons: [] })],
  ["another entry", JSON.stringify({ msg: "request", status: 200 })],
  ["plain text", "Error: no such file"],
  ["half a line", '{"msg":"tenant","status":"refus'],
])("says nothing of %s", (_, line) => {
  expect(refusedTenantsIn(line)).toEqual([]);
});
