import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anEventPeriod, aPlainPrice, aProduct } from "@/testing/products";
import { PriceTable } from "./price-table";

const draw = (changes: Parameters<typeof aProduct>[0]) =>
  render(<PriceTable caption="눈 가격, VAT 포함" products={[aProduct(changes)]} />);

describe("PriceTable", () => {
  it("names rate, former price and period beside a discount", () => {
    draw({});
    const row = screen.getByRole("row").textContent;
    for (const part of ["29%", "280,000원", "198,000원", "11. 2 – 11. 30"]) expect(row).toContain(part);
  });

  it("breaks a period over two years between its days alone", () => {
    draw({ event: anEventPeriod({ endAt: "2027-01-14T00:00:00+09:00" }) });
    const days = ["11. 2 –", "2027. 1. 13"];
    expect(screen.getByRole("row").textContent).toContain(days.join(" "));
    for (const day of days) expect(screen.getByText(day).className).toBe("whitespace-nowrap");
  });

  it("names the price alone without one", () => {
    draw({ price: { ...aPlainPrice(150_000), isFrom: true } });
    expect(screen.getByRole("row").textContent).toBe("콜라겐 부스터 2cc150,000원부터");
  });
});
