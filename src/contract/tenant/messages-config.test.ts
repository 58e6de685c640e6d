import { expect, it } from "vitest";
import { messagesConfigSchema } from "./messages-config";

it("reminds at 18:00 and 09:00, gives free places and closes with nothing by default", () => {
  expect(messagesConfigSchema.parse({})).toEqual({
    reminders: { dayBefore: "18:00", morningOf: "09:00" },
    freePlaces: true,
    closing: null,
  });
});

it.each([
  ["a reminder at night", { reminders: { dayBefore: "22:00" } }],
  ["a reminder before eight", { reminders: { morningOf: "07:30" } }],
  ["a closing line that advertises", { closing: "이번 주 20% 할인" }],
  ["one that advertises in English", { closing: "Summer SALE" }],
  ["two closing lines", { closing: "첫째 줄\n둘째 줄" }],
  ["an empty one", { closing: "  " }],
  ["one that is too long for a text", { closing: "가".repeat(61) }],
])("refuses %s", (_, config) => {
  expect(messagesConfigSchema.safeParse(config).success).toBe(false);
});
