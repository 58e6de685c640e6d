import { expect, it } from "vitest";
import { tenantSchema } from "@/contract/tenant/tenant";
import { tenantFile } from "../../testing/tenants";
import { listTemplates } from "./list-templates";

const templatesOf = (messages: object) => {
  const listed = listTemplates(tenantSchema.parse(tenantFile("alpha", { messages })));
  return (kind: string) => listed.find((one) => one.kind === kind);
};

it("says of every text when it goes out at this clinic", () => {
  const template = templatesOf({ reminders: { dayBefore: "17:30", morningOf: null } });
  expect(template("confirmed")).toMatchObject({ at: null, isOn: true });
  expect(template("dayBefore")).toMatchObject({ at: "17:30", isOn: true });
  expect(template("morningOf")).toMatchObject({ at: null, isOn: false });
  // Nobody can ask for a full time here.
  expect(template("placeFree")).toMatchObject({ isOn: false });
});

it("shows the inspected text, an example of this clinic, and the other languages of what visitors get", () => {
  const template = templatesOf({});
  expect(template("confirmed")?.text).toContain("#{일시}");
  expect(template("confirmed")?.example).toMatch(/^\[alpha 의원\] 2026-/);
  expect(template("confirmed")?.abroad.map(({ language }) => language)).toEqual(["en", "ja", "zh"]);
  expect(template("newRequest")?.abroad).toEqual([]);
});
