import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Site, SiteProvider } from "@/state/site";
import { HeaderMenu } from "./header-menu";
import { SubMenuRow } from "./sub-menu-row";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(() => "/") }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.scrollTo = vi.fn();

const entry = (url: string, title: string, subList: { url: string; title: string }[] = []) => ({
  url,
  title,
  useWidget: false,
  subList: subList.map((sub) => ({ ...sub, useWidget: false })),
});
const MENU = [
  entry("/", "홈"),
  entry("/products", "시술", [{ url: "/products/category/pick", title: "추천 시술" }]),
  entry("javascript:alert(1)", "수상한 링크"),
  { ...entry("/?wopen=1", "온라인 예약"), useWidget: true },
];
const site = { pageSegment: "lumiere", booking: { kind: "contact", href: "tel:02-1" } } as Site;

const show = () =>
  render(
    <SiteProvider site={site}>
      <HeaderMenu menu={MENU} isQuiet={false} />
      <SubMenuRow menu={MENU} />
    </SiteProvider>,
  );
const at = (path: string) => vi.mocked(usePathname).mockReturnValue(path);

beforeEach(() => at("/"));

describe("HeaderMenu", () => {
  it.each([
    ["/products/12", "시술"],
    ["/lumiere/products/12", "시술"],
    ["/lumiere", "홈"],
    ["/", "홈"],
  ])("marks the entry of %s", (path, title) => {
    at(path);
    show();
    const current = within(screen.getByRole("navigation", { name: "주 메뉴" })).getByRole("link", {
      current: "page",
    });
    expect(current.textContent).toBe(title);
  });

  it("opens a sub-list on hover and closes it on a change of path", async () => {
    const { rerender } = show();
    await userEvent.hover(screen.getByRole("link", { name: "시술" }));
    expect(screen.getByRole("list", { name: "시술 하위 메뉴" })).toBeTruthy();
    at("/events");
    rerender(
      <SiteProvider site={site}>
        <HeaderMenu menu={MENU} isQuiet={false} />
      </SiteProvider>,
    );
    expect(screen.queryByRole("list", { name: "시술 하위 메뉴" })).toBeNull();
  });

  it("shows the sub-list of the path's own entry as a row", () => {
    at("/products/category/pick");
    show();
    const row = screen.getByRole("navigation", { name: "시술 하위 메뉴" });
    expect(within(row).getByRole("link", { current: "page" }).textContent).toBe("추천 시술");
  });

  it("lets no script pass as a link, and an entry with the widget book", () => {
    show();
    expect(screen.queryByText("수상한 링크")).toBeNull();
    expect(screen.getByRole("link", { name: "온라인 예약" }).getAttribute("href")).toBe("tel:02-1");
  });

  it.each([
    [3, false],
    [4, true],
  ])("after a pull of %i px a click is swallowed: %s", (distance, isSwallowed) => {
    show();
    const link = screen.getByRole("link", { name: "시술" });
    fireEvent.pointerDown(link, { pointerType: "mouse", button: 0, clientX: 100 });
    fireEvent.pointerMove(link, { buttons: 1, clientX: 100 - distance });
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const reached = vi.fn();
    link.addEventListener("click", reached);
    fireEvent(link, click);
    expect(reached.mock.calls.length === 0).toBe(isSwallowed);
  });

  const subList = () => screen.queryByRole("list", { name: "시술 하위 메뉴" });

  it("closes a sub-list on Escape, with the focus on its entry", async () => {
    show();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("추천 시술");
    await userEvent.keyboard("{Escape}");
    expect(subList()).toBeNull();
    expect(document.activeElement?.textContent).toBe("시술");
  });

  it("closes a sub-list once the keyboard has left the menu", async () => {
    show();
    screen.getByRole("link", { name: "시술" }).focus();
    await vi.waitFor(() => expect(subList()).not.toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(document.body);
    expect(subList()).toBeNull();
  });

  it("opens no sub-list under a finger that scrolls the row or taps an entry", () => {
    show();
    const link = screen.getByRole("link", { name: "시술" });
    fireEvent.pointerEnter(link, { pointerType: "touch" });
    expect(subList()).toBeNull();
    // jsdom takes every focus for a keyboard's.
    const matches = vi.spyOn(link, "matches").mockReturnValue(false);
    fireEvent.focus(link);
    expect(matches).toHaveBeenCalledWith(":focus-visible");
    expect(subList()).toBeNull();
  });

  it("brings a clicked entry into view, and the path's own one from the start, within the row alone", async () => {
    const scrolled = vi.mocked(Element.prototype.scrollTo);
    scrolled.mockClear();
    const place = (text: string, left: number) =>
      vi
        .spyOn(screen.getByRole("link", { name: text }).parentElement as HTMLElement, "getBoundingClientRect")
        .mockReturnValue({ left, width: 60 } as DOMRect);
    at("/products");
    show();
    expect(scrolled).toHaveBeenCalledOnce();
    const home = screen.getByRole("link", { name: "홈" });
    place("홈", -200);
    home.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(home);
    expect(scrolled.mock.contexts.at(-1)).toBe(home.closest("ul"));
    expect(scrolled).toHaveBeenLastCalledWith({ left: -200 - (0 - 60) / 2 });
  });

  it.each([
    [0, 300, 300, false, false],
    [0, 300, 500, false, true],
    [100, 300, 500, true, true],
    [200, 300, 500, true, false],
  ])("scrolled to %i of %i in %i: fades at the start %s, at the end %s", (left, width, whole, start, end) => {
    show();
    const row = screen.getByRole("link", { name: "홈" }).closest("ul") ?? document.body;
    Object.defineProperties(row, {
      scrollLeft: { value: left, configurable: true },
      clientWidth: { value: width, configurable: true },
      scrollWidth: { value: whole, configurable: true },
    });
    fireEvent.scroll(row);
    const { fadeStart, fadeEnd } = screen.getByRole("navigation", { name: "주 메뉴" }).dataset;
    expect([fadeStart, fadeEnd]).toEqual([start ? "true" : undefined, end ? "true" : undefined]);
  });
});
