import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Popup } from "@/contract/api/popups";
import { afterPaint } from "@/lib/after-paint";
import { openPanelAtom } from "@/state/open-panel";
import { aPopup, aPopupItem } from "@/testing/popups";
import { TestSite } from "@/testing/site";
import type { PopupSettings } from "./popup-settings";
import PopupStage from "./popup-stage";

const settings: PopupSettings = {
  type: "LAYER",
  isDimmed: false,
  columns: 2,
  offsets: { top: 60, right: 60, bottom: 60, left: 60 },
};
const titled = (title: string, changes: Partial<Popup> = {}) =>
  aPopup({ popupItems: [aPopupItem({ title })], ...changes });
const three = [
  titled("셋", { id: 3, weight: 3 }),
  titled("하나", { id: 1, weight: 1 }),
  titled("둘", { id: 2, weight: 2 }),
];

const decode = vi.fn<() => Promise<void>>();

function resizeTo(width: number) {
  vi.stubGlobal("innerWidth", width);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
}

beforeEach(() => {
  resizeTo(1440);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  decode.mockReset().mockResolvedValue(undefined);
  // jsdom decodes no pictures.
  Object.assign(HTMLImageElement.prototype, { decode });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product does
  for (const { id } of three) document.cookie = `DO_NOT_SHOW_POPUP_${id}=; path=/; max-age=0`;
  getDefaultStore().set(openPanelAtom, "none");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(popups: readonly Popup[], changes: Partial<PopupSettings> = {}) {
  const page = (path: string) => (
    <TestSite>
      <main>
        <input aria-label="검색" />
      </main>
      <PopupStage popups={popups} path={path} settings={{ ...settings, ...changes }} />
    </TestSite>
  );
  // Their pictures are decoded by then.
  const { rerender } = await act(async () => render(page("/")));
  return { goTo: (path: string) => rerender(page(path)) };
}

const nextPaint = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
const titles = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
const closeButton = (title: string) =>
  within(screen.getByRole("dialog", { name: title })).getByRole("button", { name: "닫기" });

describe("popups", () => {
  it("wait while somebody books in the panel's frame, and stay when they go back to it", async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.focus();
    await show(three);
    expect(titles()).toEqual([]);
    act(() => screen.getByLabelText("검색").focus());
    expect(titles()).toEqual(["하나"]);
    act(() => frame.focus());
    expect(titles()).toEqual(["하나"]);
    frame.remove();
  });

  it("come one at a time in the order of weight; closing one leads to the next", async () => {
    await show(three);
    expect(titles()).toEqual(["하나"]);
    await userEvent.click(closeButton("하나"));
    expect(titles()).toEqual(["둘"]);
    await userEvent.keyboard("{Escape}");
    expect(titles()).toEqual(["셋"]);
    await userEvent.keyboard("{Escape}");
    expect(titles()).toEqual([]);
  });

  it("come all at once in a grid, where Escape closes the first open one", async () => {
    await show(three, { type: "GRID" });
    expect(titles()).toEqual(["하나", "둘", "셋"]);
    await userEvent.click(closeButton("하나"));
    await userEvent.keyboard("{Escape}");
    expect(titles()).toEqual(["셋"]);
  });

  it("come one at a time on phones, also of a grid", async () => {
    resizeTo(768);
    await show(three, { type: "GRID" });
    expect(titles()).toEqual(["하나"]);
  });

  it("say on phones which of how many they are, with the words of the law", async () => {
    resizeTo(390);
    const legal = "붉어짐과 멍이 1–3일 있을 수 있습니다.";
    await show([
      titled("하나", { id: 1, popupItems: [aPopupItem({ title: "하나", legal })] }),
      titled("둘", { id: 2 }),
    ]);
    expect(screen.getByText("1 / 2")).toBeDefined();
    expect(screen.getByText(legal)).toBeDefined();
    await userEvent.click(closeButton("하나"));
    expect(screen.getByText("2 / 2")).toBeDefined();
  });

  it("are not shown before their picture is decoded, and without it after two seconds", async () => {
    vi.useFakeTimers();
    decode.mockReturnValue(new Promise(() => undefined));
    await show(three);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(titles()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(titles()).toEqual(["하나"]);
    expect(screen.queryByRole("img")).toBeNull();
    vi.useRealTimers();
  });

  it("stay away where they lead to what the page opens with", async () => {
    const opening = document.body.appendChild(document.createElement("div"));
    opening.dataset.opening = "/events /products/12";
    await show([
      titled("같은 곳", { id: 1 }),
      titled("다른 곳", { id: 2, popupItems: [aPopupItem({ title: "다른 곳", linkTo: "/products/1" })] }),
    ]);
    expect(titles()).toEqual(["다른 곳"]);
    opening.remove();
  });

  it("follow a viewport that turns into a phone's, once it keeps still", async () => {
    await show(three, { type: "GRID" });
    resizeTo(400);
    window.dispatchEvent(new Event("resize"));
    expect(titles()).toHaveLength(3);
    await waitFor(() => expect(titles()).toEqual(["하나"]));
  });

  it("follow the path, and do not come again once closed", async () => {
    const { goTo } = await show([
      titled("집", { id: 1, locations: ["/"] }),
      titled("행사", { id: 2, locations: ["/events"] }),
    ]);
    await userEvent.keyboard("{Escape}");
    goTo("/events");
    await waitFor(() => expect(titles()).toEqual(["행사"]));
    goTo("/products");
    expect(titles()).toEqual([]);
    goTo("/");
    expect(titles()).toEqual([]);
  });

  it("are hidden for today by their box, which closes them", async () => {
    await show(three);
    const box = screen.getByRole("checkbox", { name: "오늘 하루 보지 않기" });
    vi.useFakeTimers();
    fireEvent.click(box);
    expect(document.cookie).toContain("DO_NOT_SHOW_POPUP_1=1");
    expect(titles()).toEqual(["하나"]);
    act(() => vi.advanceTimersByTime(2000));
    vi.useRealTimers();
    expect(titles()).toEqual(["둘"]);
  });

  it("stay when their box is unticked before they are gone", async () => {
    await show(three);
    const box = screen.getByRole("checkbox", { name: "오늘 하루 보지 않기" });
    vi.useFakeTimers();
    fireEvent.click(box);
    act(() => vi.advanceTimersByTime(1999));
    fireEvent.click(box);
    act(() => vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    expect(titles()).toEqual(["하나"]);
    expect(document.cookie).not.toContain("DO_NOT_SHOW_POPUP_1");
  });

  it("wait while something lies over the page", async () => {
    getDefaultStore().set(openPanelAtom, "search");
    await show(three);
    expect(titles()).toEqual([]);
    act(() => getDefaultStore().set(openPanelAtom, "none"));
    expect(titles()).toEqual(["하나"]);
  });

  it("leave Escape to what lies over them", async () => {
    await show(three);
    const widget = document.body.appendChild(document.createElement("div"));
    widget.dataset.clinicWidgetPlace = "";
    widget.setAttribute("aria-modal", "true");
    await userEvent.keyboard("{Escape}");
    expect(titles()).toEqual(["하나"]);
    widget.remove();
  });

  it("take the focus from nowhere, and never from what is being typed", async () => {
    const { goTo } = await show([titled("집", { id: 1 }), titled("행사", { id: 2, locations: ["/events"] })]);
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("집"));
    await userEvent.click(screen.getByLabelText("검색"));
    goTo("/events");
    await screen.findByRole("dialog", { name: "행사" });
    await nextPaint();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("검색");
  });

  it("let the page be used unless they are modal", async () => {
    await show(three, { type: "GRID", isDimmed: true });
    expect(document.querySelector("[aria-modal]")).toBeNull();
    expect(document.querySelector("[inert]")).toBeNull();
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "data:text/html,x",
  ])("lead nowhere with %s", async (linkTo) => {
    await show([aPopup({ popupItems: [aPopupItem({ linkTo })] })]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
