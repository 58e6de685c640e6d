import { describe, expect, it } from "vitest";
import { aTenant } from "@/testing/tenant";
import { pageMetadata } from "./page-metadata";

describe("pageMetadata", () => {
  it("describes a clinic that has written no description by its name and address", () => {
    const tenant = aTenant();
    const silent = {
      ...tenant,
      homepageConfig: { ...tenant.homepageConfig, seoDescription: null },
      partnerInformation: {
        ...tenant.partnerInformation,
        displayName: "온유한의원",
        partnerAddress: "대전 유성구",
      },
    };
    const { description } = pageMetadata(silent, { title: null, path: "/" });
    expect(description).toContain("온유한의원");
    expect(description).toContain("대전 유성구");
  });

  it("prefers the page's own words, then the clinic's", () => {
    const tenant = aTenant();
    const config = { ...tenant.homepageConfig, seoDescription: "clinic" };
    const site = { ...tenant, homepageConfig: config };
    expect(pageMetadata(site, { title: "a", description: "page", path: "/a" }).description).toBe("page");
    expect(pageMetadata(site, { title: "a", path: "/a" }).description).toBe("clinic");
  });
});
