import { describe, expect, it } from "vitest";
import { tenantSchema } from "@/contract/tenant/tenant";
import { tenantFile } from "../testing/tenants";
import { isReserved, needsProof, servedTenant } from "./domain-rules";

const rules = { platformHost: "clinics.example", isProofRequired: true };

it.each([
  ["lumiere.kr", true],
  ["lumiere.localhost", false],
  ["lumiere.clinics.example", false],
  ["evil-clinics.example", true],
  ["clinics.example.evil.kr", true],
])("%s has to be proven: %s", (host, isNeeded) => {
  expect(needsProof(host, rules)).toBe(isNeeded);
  expect(needsProof(host, { ...rules, isProofRequired: false })).toBe(false);
});

it.each([
  ["clinics.example", true],
  ["lumiere.preview.clinics.example", true],
  ["lumiere.clinics.example", false],
])("%s is the platform's own: %s", (host, isOwn) => {
  expect(isReserved(host, rules)).toBe(isOwn);
});

describe("servedTenant", () => {
  const tenant = (primary: string, ...aliases: string[]) =>
    tenantSchema.parse(tenantFile("alpha", { domains: { primary, aliases } }));

  it.each<[string, string[], string | null, string, string[]]>([
    ["all that is proven", ["new.kr", "old.kr"], "old.kr", "new.kr", ["old.kr"]],
    [
      "the primary domain before, while the new one is not proven",
      ["old.kr", "www.old.kr"],
      "old.kr",
      "old.kr",
      ["www.old.kr"],
    ],
    ["the first that is proven, where there was none before", ["www.old.kr"], null, "www.old.kr", []],
    ["the first that is proven, where the one before is gone", ["www.old.kr"], "gone.kr", "www.old.kr", []],
    ["its configuration as it is, with nothing proven", [], "old.kr", "new.kr", ["old.kr", "www.old.kr"]],
  ])("has %s", (_, proven, before, primary, aliases) => {
    const served = servedTenant(tenant("new.kr", "old.kr", "www.old.kr"), new Set(proven), before);
    expect(served.domains).toEqual({ primary, aliases });
  });
});
