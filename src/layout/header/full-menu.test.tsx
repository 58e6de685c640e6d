import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveWidget } from "@/state/widget-client";
import { TestSite } from "@/testing/site";
import { FullMenu } from "./full-menu";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(() => "/") }));

const entry = (url: string, title: string, useWidget = false) => ({ url, title, useWidget, subList: [] });
const MENU = [
  {
    ...entry("/products", "시술"),
    subList: [{ url: "/products/category/pick", title: "추천", useWidget: false }],
  },
  entry("/?wopen=1", "온라인 예약", true),
];
const BRANCHES = [
  {
    title: "다른 지점",
    icon: null,
    items: [{ title: "강남점", url: "https://gangnam.example", hrefTarget: "_self" as const }],
  },
];
const onClose = vi.fn();
const menu = () => (
  <TestSite>
    <FullMenu menu={MENU} branches={BRANCHES} onClose={onClose} />
  </TestSite>
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  onClose.mockClear();
  vi.mocked(usePathname).mockReturnValue("/products/category/pick");
});

describe("FullMenu", () => {
  it("marks entry and sub-entry of the path, and leads to the branches", () => {
    render(menu());
    const marked = screen.getAllByRole("link", { current: "page" });
    expect(marked.map(({ textContent }) => textContent)).toEqual(["시술", "추천"]);
    expect(screen.getByRole("link", { name: "강남점" }).getAttribute("target")).toBe("_self");
  });

  it("gives way to the widget, which would come to lie below it", async () => {
    const open = vi.fn(() => expect(onClose).toHaveBeenCalledOnce());
    const stop = serveWidget({ open, addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp: vi.fn() });
    render(menu());
    await userEvent.click(screen.getByRole("button", { name: "온라인 예약" }));
    expect(open).toHaveBeenCalledExactlyOnceWith({ screen: "treatment" });
    stop();
  });

  it.each([
    ["로그인", { screen: "signIn" }],
    ["마이페이지", { screen: "myPage" }],
  ])("leads to %s", async (name, screenWanted) => {
    const open = vi.fn();
    const stop = serveWidget({ open, addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp: vi.fn() });
    render(menu());
    await userEvent.click(screen.getByRole("button", { name }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledExactlyOnceWith(screenWanted);
    stop();
  });

  it("signs a signed-in visitor out", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product does
    document.cookie = "access-token=signed";
    const logout = vi.fn();
    const stop = serveWidget({ open: vi.fn(), addToCart: vi.fn(), logout, expire: vi.fn(), warmUp: vi.fn() });
    render(menu());
    expect(screen.queryByRole("button", { name: "로그인" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "로그아웃" }));
    expect(logout).toHaveBeenCalledOnce();
    stop();
    // biome-ignore lint/suspicious/noDocumentCookie: as the product does
    document.cookie = "access-token=; max-age=0";
  });

  it("offers no account where the clinic has no widget", () => {
    render(
      <TestSite booking={{ kind: "contact", href: "tel:02-1" }}>
        <FullMenu menu={[]} branches={[]} onClose={onClose} />
      </TestSite>,
    );
    expect(screen.queryByRole("button", { name: "로그인" })).toBeNull();
  });

  it("closes on every change of path", () => {
    const { rerender } = render(menu());
    expect(onClose).not.toHaveBeenCalled();
    vi.mocked(usePathname).mockReturnValue("/events");
    rerender(menu());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
