import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ProductOption } from "@/contract/api/products";
import type { Site } from "@/state/site";
import { serveWidget } from "@/state/widget-client";
import { anOption, aPlainPrice, noPrice } from "@/testing/products";
import { TestSite } from "@/testing/site";
import { aTenant } from "@/testing/tenant";
import { CallDock } from "./call-dock";
import { OptionPicker } from "./option-picker";
import { PurchaseDock } from "./purchase-dock";

const options = [
  anOption({ id: 101, name: "1회", isDefault: true }),
  anOption({ id: 102, name: "진정 관리 추가", price: aPlainPrice(39_000) }),
  anOption({ id: 103, name: "수면 마취 추가", price: aPlainPrice(150_000) }),
];
const withoutPrices = options.map((option) => ({ ...option, price: noPrice }));
const widget = { open: vi.fn(), addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  return serveWidget(widget);
});

function draw(
  product: { options?: ProductOption[]; isIncludeVat?: boolean; secretEventId?: number } = {},
  site?: Partial<Site>,
) {
  const props = { productId: 12, secretEventId: null, options, isIncludeVat: false, ...product };
  render(
    <Provider store={createStore()}>
      <TestSite {...site}>
        <OptionPicker {...props} event={null} canChoose />
        <PurchaseDock {...props} />
      </TestSite>
    </Provider>,
  );
}
const sum = () => screen.getByRole("status").textContent;

describe("choosing options", () => {
  it("begins with the option that is the product itself", () => {
    draw();
    expect(sum()).toBe("198,000원옵션 1개, VAT 별도");
  });

  it("adds several up", async () => {
    draw();
    await userEvent.click(screen.getByRole("checkbox", { name: /진정 관리/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /수면 마취/ }));
    expect(sum()).toBe("387,000원옵션 3개, VAT 별도");
    await userEvent.click(screen.getByRole("checkbox", { name: /1회/ }));
    expect(sum()).toBe("189,000원옵션 2개, VAT 별도");
  });

  it("keeps what is ticked over a reload", async () => {
    draw();
    await userEvent.click(screen.getByRole("checkbox", { name: /진정 관리/ }));
    cleanup();
    draw();
    expect(sum()).toBe("237,000원옵션 2개, VAT 별도");
  });

  it.each(["{", '"x"', '{"productId":12}', '{"productId":12,"optionIds":["102"]}'])(
    "begins again where %s is kept",
    (kept) => {
      sessionStorage.setItem("selectedProducts", kept);
      draw();
      expect(sum()).toBe("198,000원옵션 1개, VAT 별도");
    },
  );

  it("follows isIncludeVat in the sum", () => {
    draw({ isIncludeVat: true });
    expect(sum()).toBe("198,000원옵션 1개, VAT 포함");
  });

  it("has no sum where the partner shows no prices", () => {
    draw({ options: withoutPrices });
    expect(sum()).toBe("상담 문의옵션 1개");
    expect(screen.queryByText(/VAT|\d원/)).toBeNull();
  });
});

describe("the ways on", () => {
  it("puts the chosen options in the widget's cart", async () => {
    draw();
    await userEvent.click(screen.getByRole("checkbox", { name: /진정 관리/ }));
    await userEvent.click(screen.getByRole("button", { name: "장바구니" }));
    expect(widget.addToCart).toHaveBeenCalledExactlyOnceWith([101, 102]);
  });

  it("opens the widget at the product with its chosen options", async () => {
    draw();
    await userEvent.click(screen.getByRole("button", { name: "예약하기" }));
    expect(widget.open).toHaveBeenCalledExactlyOnceWith({
      screen: "treatment",
      productId: 12,
      optionIds: [101],
    });
  });

  it("books by the link of a secret event, whose price no cart of the page knows", async () => {
    draw({ secretEventId: 31 });
    expect(screen.queryByRole("button", { name: "장바구니" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "예약하기" }));
    expect(widget.open).toHaveBeenCalledExactlyOnceWith({
      screen: "treatment",
      productId: 12,
      optionIds: [101],
      secretEventId: 31,
    });
  });

  it("puts nothing in the cart when nothing is chosen", async () => {
    draw();
    await userEvent.click(screen.getByRole("checkbox", { name: /1회/ }));
    expect(screen.getByText("옵션을 골라 주세요")).toBeDefined();
    expect(screen.getByRole("button", { name: "장바구니" })).toHaveProperty("disabled", true);
  });
});

describe("without the widget", () => {
  it("shows what there is to choose, and no box", () => {
    render(
      <OptionPicker
        productId={12}
        event={null}
        options={withoutPrices}
        isIncludeVat={false}
        canChoose={false}
      />,
    );
    expect(screen.getByText("진정 관리 추가")).toBeDefined();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByText(/VAT|\d원/)).toBeNull();
  });

  it.each([
    [{ partnerTel: "042-000-9012" }, {}, "tel:042-000-9012"],
    [{ partnerTel: null, partnerPhone: "010-0000-1234" }, {}, "tel:010-0000-1234"],
    [{ partnerTel: null }, { kakaoTalkUrl: "https://pf.kakao.com/_onyu" }, "https://pf.kakao.com/_onyu"],
  ])("leads from %j and %j to %s", (partner, marketing, href) => {
    const tenant = aTenant();
    render(
      <CallDock
        tenant={{
          ...tenant,
          partnerInformation: { ...tenant.partnerInformation, ...partner },
          partnerMarketingInfo: { ...tenant.partnerMarketingInfo, ...marketing },
        }}
      />,
    );
    expect(screen.getByRole("link", { name: "전화 문의" }).getAttribute("href")).toBe(href);
  });
});
