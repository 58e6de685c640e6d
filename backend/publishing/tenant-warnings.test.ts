import { describe, expect, it } from "vitest";
import { contentSchema } from "@/contract/tenant/content";
import { type TenantFile, tenantSchema } from "@/contract/tenant/tenant";
import { contentFile, tenantFile } from "../testing/tenants";
import { tenantWarnings } from "./tenant-warnings";

const lists = Object.fromEntries(Object.keys(contentSchema.shape).map((key) => [key, []]));
const good = tenantFile("alpha").partnerInformation;
const complete = { ...good, partnerCeoName: "김하나", partnerBusinessNumber: "123-45-67891" };

function warnings(changes: Partial<TenantFile> & Record<string, unknown> = {}, content: object = {}) {
  const written = { ...tenantFile("alpha"), partnerInformation: complete, ...changes };
  const writtenContent = { ...lists, ...contentFile(), ...content };
  return tenantWarnings({
    tenant: tenantSchema.parse(written),
    written,
    content: contentSchema.parse(writtenContent),
    writtenContent,
  });
}

describe("warnings of a tenant", () => {
  it("are none where nothing is wrong", async () => {
    expect(await warnings()).toEqual([]);
  });

  it.each<[string, Parameters<typeof warnings>, RegExp]>([
    [
      "an unknown field",
      [{ homepageConfig: { hasPriceViews: false } as never }],
      /^homepageConfig\.hasPriceViews: unknown field/,
    ],
    [
      "a field that does nothing",
      [{ partnerMarketingInfo: { domainUrl: "https://clinic.example" } }],
      /^partnerMarketingInfo\.domainUrl: does nothing; the site's address is domains\.primary$/,
    ],
    [
      "one of the content",
      [{}, { faqGroups: [{ key: "visit", title: "방문", titel: "방문" }] }],
      /^content: faqGroups\.0\.titel: unknown field/,
    ],
    [
      "a pale ink",
      [{ theme: { roles: { "ink-3": "#BBBBBB" } } }],
      /ink-3 on ground has a contrast of 1\.9; .* 4\.5/,
    ],
    [
      "a missing representative",
      [{ partnerInformation: { ...complete, partnerCeoName: null } }],
      /partnerInformation\.partnerCeoName: is missing/,
    ],
    [
      "a business number that is none",
      [{ partnerInformation: { ...complete, partnerBusinessNumber: "305-00-00000" } }],
      /305-00-00000 is no 사업자등록번호/,
    ],
    ["hidden prices", [{ homepageConfig: { useMedicalCharge: false } }], /useMedicalCharge: false hides/],
    [
      "a notice with another rule of canceling than the setting",
      [
        { homepageConfig: { reservationChangeHours: 12 } },
        {
          notices: [{ title: "안내", contentHtml: "<p>예약은 3시간 전까지 취소해 주세요.</p>", daysAgo: 1 }],
        },
      ],
      /^content: notices\.0\.contentHtml: says 3 hours, .* says 12; .*\{reservationChangeHours\}/,
    ],
    ["a missing privacy policy", [{}, { terms: [] }], /terms: there is no terms-of-service/],
  ])("tell of %s", async (_, [changes, content], warning) => {
    expect((await warnings(changes, content)).join("\n")).toMatch(warning);
  });
});
