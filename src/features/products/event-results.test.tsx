import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProductSummary } from "@/contract/api/products";
import type { TenantFile } from "@/contract/tenant/tenant";
import { PLAIN_LIST } from "@/lib/list-address";
import { anEventPeriod, anOption, aPlainPrice, aProduct, noPrice } from "@/testing/products";
import { aTenant } from "@/testing/tenant";
import { EventResults } from "./event-results";

const NOW = Date.parse("2026-11-20T12:00:00+09:00");
const product = aProduct({
  options: [
    anOption({ id: 1, name: "콜라겐 부스터 1회", isDefault: true }),
    anOption({ id: 2, name: "콜라겐 부스터 3회", price: aPlainPrice(528_000) }),
    anOption({ id: 3, name: "진정 관리 추가", price: aPlainPrice(39_000) }),
  ],
});

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const draw = (homepageConfig: TenantFile["homepageConfig"] = {}, shown: ProductSummary[] = [product]) =>
  render(
    <EventResults
      tenant={aTenant({ homepageConfig })}
      products={{ rows: shown, count: shown.length }}
      filter={PLAIN_LIST}
      path="/products/category/event"
      renderedAt={NOW}
    />,
  );
const options = () =>
  within(screen.getByRole("list", { name: /옵션$/ }))
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent);

describe("EventResults", () => {
  it("lists every option of a product", () => {
    draw();
    expect(options()).toEqual(["콜라겐 부스터 1회", "콜라겐 부스터 3회", "진정 관리 추가"]);
  });

  it("leaves out the option that only restates the product, where the partner hides it", () => {
    draw({ hideEventPageDefaultProductOption: true });
    expect(options()).toEqual(["콜라겐 부스터 3회", "진정 관리 추가"]);
  });

  it.each([
    [true, "VAT 포함", "VAT 별도"],
    [false, "VAT 별도", "VAT 포함"],
  ])("says of each of four prices, with isIncludeVat %s, %s", (isIncludeVat, label, other) => {
    draw({ isIncludeVat });
    expect(screen.getAllByText(label)).toHaveLength(4);
    expect(screen.queryByText(other)).toBeNull();
  });

  it("tells the period of an option that is in another event than the product", () => {
    const later = anEventPeriod({ id: 2, endAt: "2027-01-01T00:00:00+09:00" });
    draw({}, [
      aProduct({
        options: [
          anOption({ id: 1, name: "1회", isDefault: true }),
          anOption({ id: 2, name: "3회", event: later }),
          anOption({ id: 3, name: "진정", price: aPlainPrice(39_000), event: later }),
        ],
      }),
    ]);
    const items = within(screen.getByRole("list", { name: /옵션$/ })).getAllByRole("listitem");
    expect(items.map((item) => /\d+\. \d+ – \d+\. \d+/.exec(item.textContent)?.[0])).toEqual([
      undefined,
      "11. 2 – 12. 31",
      undefined,
    ]);
  });

  it("tells the former price and the period beside a lowered price", () => {
    draw();
    const link = screen.getByRole("link");
    expect(link.textContent).toContain("2026. 11. 2 – 11. 30");
    expect(link.textContent).toContain("정가 280,000원");
    expect(link.textContent).toContain("10일 남음");
  });

  it.each([
    ["2026-11-23T12:00:00+09:00", /72:00:00/],
    ["2026-11-20T12:30:00+09:00", /00:30:00/],
    ["2026-11-23T12:00:01+09:00", /3일 남음/],
  ])("of an event that ends at %s says %s", (endAt, words) => {
    draw({}, [aProduct({ event: anEventPeriod({ endAt }) })]);
    expect(screen.getByRole("link").textContent).toMatch(words);
  });

  it("names no price where the partner shows none", () => {
    const withoutPrices = product.options?.map((option) => ({ ...option, price: noPrice }));
    draw({ hasPriceView: false }, [aProduct({ price: noPrice, options: withoutPrices })]);
    expect(screen.getByText("상담 문의")).toBeDefined();
    expect(screen.queryByText(/\d원|%|VAT/)).toBeNull();
  });
});
