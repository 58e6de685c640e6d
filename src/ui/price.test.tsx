import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Price } from "./price";

const textOf = (price: React.ReactElement) => render(price).container.textContent;

describe("Price", () => {
  it("says rate, price, former price and VAT, in this order", () => {
    const text = textOf(
      <Price price={198000} originalPrice={280000} discountRate={29} isIncludeVat={false} />,
    );
    expect(text).toBe("할인율 29%198,000원정가 280,000원VAT 별도");
  });

  it("says price and VAT without a discount", () => {
    expect(textOf(<Price price={149000} isIncludeVat />)).toBe("149,000원VAT 포함");
  });

  it("says that other options cost more", () => {
    expect(textOf(<Price price={149000} isFrom isIncludeVat />)).toBe("149,000원부터VAT 포함");
  });

  it("asks to inquire where the partner shows no prices", () => {
    expect(textOf(<Price price={null} isIncludeVat />)).toBe("상담 문의");
  });

  it("shows a price of nothing as a price", () => {
    expect(textOf(<Price price={0} isIncludeVat />)).toBe("0원VAT 포함");
  });
});
