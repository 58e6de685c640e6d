import { expect } from "vitest";
import type { Tenant, TenantFile } from "@/contract/tenant/tenant";
import { aTenant } from "./tenant";

/** A tenant file with which nothing is wrong, and its slots filled. */
export const GOOD: TenantFile = {
  id: "lumiere",
  domains: { primary: "lumiere-clinic.example" },
  partnerInformation: { id: "lumiere", partnerName: "루미에르", displayName: "루미에르", partnerCode: "LM" },
  layout: {
    header: { component: "HeaderType1", data: { menu: [], logoText: "루미에르" } },
    footer: { component: "FooterType1", data: {} },
  },
};

/** A tenant that no schema has seen: what is drawn must not rely on the schema alone. */
export function unchecked(changes: (tenant: Tenant) => void): Tenant {
  const tenant = structuredClone(aTenant(GOOD));
  changes(tenant);
  return tenant;
}

/** Nothing in what was drawn can run, and no link leads where only a browser's leniency would lead. */
export function expectInert(container: ParentNode): void {
  expect(container.querySelector("script, iframe, object, embed, base, meta")).toBeNull();
  for (const element of container.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      if (name === "style") expect(value).not.toMatch(/url|expression|</);
    }
  for (const link of container.querySelectorAll("a[href]"))
    expect(link.getAttribute("href")).toMatch(/^(\/(?![/\\])|https:\/\/(?!.*evil)|tel:[\d+-]*$|mailto:|#)/);
}
