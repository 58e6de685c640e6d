import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { usePathname, useRouter } from "next/navigation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchLabels } from "@/labels/layout/search";
import { openPanelAtom } from "@/state/open-panel";
import { lastPathAtom } from "@/state/path-history";
import { type Site, SiteProvider } from "@/state/site";
import { SearchButton } from "../header/search-button";
import { SearchHost } from "./search-host";

const push = vi.fn();
const replace = vi.fn();
const back = vi.fn();
vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));
vi.mock("@/api/browser-get", () => ({ browserGet: () => Promise.reject(new TypeError("offline")) }));

const site = { pageSegment: "lumiere", backendUrl: "http://api.example" } as Site;
const data = {
  recommendTitle: "인기 시술 추천",
  headline: "피부 고민이 있으신가요?",
  placeholder: "검색어를 입력해 주세요",
  logoHeight: 58,
  recommendedKeywords: [{ keyword: "리프팅" }],
};

function show(width: number) {
  vi.stubGlobal("innerWidth", width);
  const store = createStore();
  const tree = () => (
    <Provider store={store}>
      <SiteProvider site={site}>
        <SearchButton />
        <SearchHost data={data} layout="phone" />
        <SearchHost data={data} layout="wide" />
      </SiteProvider>
    </Provider>
  );
  const { rerender } = render(tree());
  return { store, again: () => rerender(tree()) };
}

const openOverlay = async () => {
  await userEvent.click(screen.getByRole("button", { name: "검색" }));
  return screen.findByRole("searchbox");
};

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  localStorage.clear();
  window.history.replaceState(null, "");
  vi.mocked(usePathname).mockReturnValue("/");
  vi.mocked(useRouter).mockReturnValue({ push, replace, back } as never);
});
afterEach(() => vi.clearAllMocks());

describe("the search overlay", () => {
  it.each([
    [360, "", "/search?keyword="],
    [360, "모공 & 결", "/search?keyword=%EB%AA%A8%EA%B3%B5%20%26%20%EA%B2%B0"],
    [1440, "", null],
    [1440, "   ", null],
    [1440, "리프팅", "/search?keyword=%EB%A6%AC%ED%94%84%ED%8C%85"],
  ])("at %i px, submitting %j goes to %s", async (width, typed, target) => {
    show(width);
    const field = await openOverlay();
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole("button", { name: searchLabels.submit }));
    if (target) expect(replace).toHaveBeenCalledExactlyOnceWith(target);
    else expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByRole("searchbox") === null).toBe(target !== null);
  });

  it("keeps what was searched for, newest first, and forgets it when asked", async () => {
    show(1440);
    for (const word of ["모공", "리프팅"]) {
      await userEvent.type(await openOverlay(), `${word}{Enter}`);
      window.history.replaceState(null, "");
    }
    await openOverlay();
    const recent = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
    expect(recent()).toEqual(["리프팅", "모공"]);
    await userEvent.click(screen.getByRole("button", { name: searchLabels.removeRecent("리프팅") }));
    expect(recent()).toEqual(["모공"]);
    await userEvent.click(screen.getByRole("button", { name: searchLabels.clearRecent }));
    expect(recent()).toEqual([]);
    expect(localStorage.getItem("recent-keywords")).toBe("[]");
  });

  it("closes on a step back, on Escape and on a change of page", async () => {
    const { store, again } = show(1440);
    await openOverlay();
    window.history.replaceState(null, "");
    fireEvent.popState(window);
    expect(store.get(openPanelAtom)).toBe("none");

    await openOverlay();
    const goBack = vi.spyOn(window.history, "back").mockImplementation(() => {});
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(store.get(openPanelAtom)).toBe("none");
    expect(goBack).toHaveBeenCalledOnce();

    await openOverlay();
    vi.mocked(usePathname).mockReturnValue("/events");
    again();
    expect(store.get(openPanelAtom)).toBe("none");
  });

  it("gives way to a step back on the search page", async () => {
    vi.mocked(usePathname).mockReturnValue("/search");
    const { store } = show(1440);
    act(() => store.set(lastPathAtom, "/events"));
    await userEvent.click(screen.getByRole("button", { name: "검색 닫기" }));
    expect(back).toHaveBeenCalledOnce();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("goes home from a search page that the visit began with", async () => {
    vi.mocked(usePathname).mockReturnValue("/search");
    show(1440);
    await userEvent.click(screen.getByRole("button", { name: "검색 닫기" }));
    expect(push).toHaveBeenCalledExactlyOnceWith("/");
    expect(back).not.toHaveBeenCalled();
  });
});
