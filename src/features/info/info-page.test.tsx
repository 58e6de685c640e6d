import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Tenant, TenantFile } from "@/contract/tenant/tenant";
import { aCategory, anEventPeriod, anOption, aPlainPrice, aProduct } from "@/testing/products";
import { aTenant } from "@/testing/tenant";
import { InfoPage } from "./info-page";

let tenant: Tenant;
const options = [
  anOption({ id: 1, name: "콜라겐 부스터 1회", isDefault: true }),
  anOption({ id: 2, name: "콜라겐 부스터 3회", price: aPlainPrice(528_000) }),
  anOption({ id: 3, name: "연말 묶음", event: anEventPeriod({ id: 2, endAt: "2027-01-01T00:00:00+09:00" }) }),
];
const homeless = aProduct({
  id: 13,
  name: "첫 상담",
  categoryIds: [],
  options: [],
  price: aPlainPrice(10_000),
});
const ANSWERS: Record<string, unknown> = {
  "GET /v2/product-categories": { rows: [aCategory()], count: 1 },
  "GET /v2/products": { rows: [aProduct({ options }), homeless], count: 2 },
  "GET /partner-schedules/available-dates": { rows: [], count: 0 },
};

vi.mock("server-only", () => ({}));
vi.mock("@/tenancy/load-tenant", () => ({ loadTenant: async () => tenant }));
vi.mock("@/tenancy/origin", () => ({ storefrontOrigin: () => "https://lumiere-clinic.example" }));
vi.mock("@/api/server-api", () => ({
  cachedCall: async (_: unknown, __: unknown, key: string) => ANSWERS[key],
}));

async function draw(homepageConfig: TenantFile["homepageConfig"] = {}, partner: object = {}) {
  const plain = aTenant({ homepageConfig });
  tenant = { ...plain, partnerInformation: { ...plain.partnerInformation, ...partner } };
  const { prelude } = await prerender(<InfoPage partner="lumiere" />);
  document.body.innerHTML = await new Response(prelude).text();
  return document.body;
}
const headings = (root: HTMLElement) =>
  [...root.querySelectorAll("h2")].map(({ textContent }) => textContent);
const rows = (root: HTMLElement) =>
  [...root.querySelectorAll("tbody[data-charge] tr")].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("InfoPage", () => {
  it("names every option with its own price, its VAT, and the term of each lowered one", async () => {
    expect(rows(await draw({ isIncludeVat: false }))).toEqual([
      "콜라겐 부스터 2cc",
      "콜라겐 부스터 1회할인율 29%198,000원정가 280,000원VAT 별도11. 2 – 11. 30",
      "콜라겐 부스터 3회528,000원VAT 별도",
      "연말 묶음할인율 29%198,000원정가 280,000원VAT 별도11. 2 – 12. 31",
      "첫 상담10,000원VAT 별도",
    ]);
  });

  it("lists what is in no category after the others", async () => {
    const groups = [...(await draw()).querySelectorAll("h3")].map(({ textContent }) => textContent);
    expect(groups).toEqual(["스킨부스터", "그 밖의 항목"]);
  });

  it("has the price list as useMedicalCharge says", async () => {
    expect(headings(await draw({ useMedicalCharge: true }))).toContain("비급여 진료비용");
    const without = await draw({ useMedicalCharge: false });
    expect(headings(without)).not.toContain("비급여 진료비용");
    expect(without.textContent).not.toMatch(/\d원/);
  });

  it("asks to call where the partner shows no prices", async () => {
    const root = await draw({ hasPriceView: false });
    expect(headings(root)).toContain("비급여 진료비용");
    expect(root.textContent).toContain("전화로 문의해 주세요");
    expect(root.innerHTML).not.toMatch(/\d원|VAT|198/);
  });

  it("has no heading over nothing", async () => {
    expect(headings(await draw({ useMedicalCharge: false }))).toEqual(["병원 정보"]);
    const partner = {
      mondayOpen: "10:00",
      mondayClose: "19:00",
      partnerAddress: "서울 강남구 도산대로 00길 12",
    };
    expect(headings(await draw({ useMedicalCharge: false }, partner))).toEqual([
      "진료시간",
      "오시는 길",
      "병원 정보",
    ]);
  });
});
