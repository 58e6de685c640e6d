import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anEventPeriod, aPlainPrice, aProduct, noPrice } from "@/testing/products";
import { ProductCard } from "./product-card";

const draw = (props: Partial<Parameters<typeof ProductCard>[0]> = {}) =>
  render(<ProductCard product={aProduct()} variant="plain" isIncludeVat={false} sizes="100px" {...props} />);

describe("ProductCard", () => {
  it("is one link to the product", () => {
    draw();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/products/12");
  });

  it("tells rate, price, former price, VAT and period in this order", () => {
    draw();
    expect(screen.getByRole("link").textContent).toMatch(/29%198,000원.*280,000원VAT 별도11\. 2 – 11\. 30$/);
  });

  it.each([
    [true, "VAT 포함"],
    [false, "VAT 별도"],
  ])("follows isIncludeVat %s", (isIncludeVat, label) => {
    draw({ isIncludeVat });
    expect(screen.getByText(label)).toBeDefined();
  });

  it("puts 상담 문의 in the place of a price that is not shown", () => {
    draw({ product: aProduct({ price: noPrice }) });
    expect(screen.getByText("상담 문의")).toBeDefined();
    expect(screen.queryByText(/원$|%|VAT/)).toBeNull();
  });

  it("names no period beside a price that the event does not lower", () => {
    draw({ product: aProduct({ price: aPlainPrice(149_000), event: anEventPeriod() }) });
    expect(screen.queryByText(/11\. 2/)).toBeNull();
  });

  it("shows one badge at most", () => {
    draw({ product: aProduct({ badges: ["원장 추천", "새 시술"] }) });
    expect(screen.getByText("원장 추천")).toBeDefined();
    expect(screen.queryByText("새 시술")).toBeNull();
  });

  it("shows its rank in a ranked house alone", () => {
    const { rerender } = draw({ variant: "ranked", rank: 3 });
    expect(screen.getByText("인기", { exact: false }).parentElement?.textContent).toBe("인기 3");
    rerender(
      <ProductCard product={aProduct()} variant="plain" isIncludeVat={false} sizes="100px" rank={3} />,
    );
    expect(screen.queryByText("인기", { exact: false })).toBeNull();
  });

  it("is words alone in a house of rows", () => {
    draw({ variant: "row" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("link", { name: /콜라겐 부스터 2cc/ })).toBeDefined();
  });
});
