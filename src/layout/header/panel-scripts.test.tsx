import { act, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { headerLabels } from "@/labels/layout/header";
import { uiLabels } from "@/labels/ui";
import { openPanelAtom } from "@/state/open-panel";
import { toastsAtom } from "@/state/toast";
import { SearchHost } from "../search/search-host";
import { ToastRegion } from "../toast/toast-region";
import { MenuButton } from "./menu-button";
import { SearchButton } from "./search-button";

const network = vi.hoisted(() => ({ isOut: true }));
const script = vi.hoisted(() => (name: string, part: object) => () => {
  if (network.isOut) throw new TypeError(`${name} could not be fetched`);
  return part;
});
vi.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
vi.mock("@/state/site", () => ({ useSite: () => ({ pageSegment: "lumiere" }) }));
vi.mock("./full-menu", script("menu", { FullMenu: () => <p>menu</p> }));
vi.mock("../search/search-panel", script("search", { SearchPanel: () => <p>search</p> }));
vi.mock("../toast/toast-list", script("toasts", { ToastList: () => <p>toasts</p> }));

const data = { recommendTitle: "", headline: "", placeholder: "", logoHeight: 58, recommendedKeywords: [] };

beforeEach(() => {
  network.isOut = true;
  getDefaultStore().set(toastsAtom, []);
  getDefaultStore().set(openPanelAtom, "none");
});

describe("a panel whose script does not load", () => {
  it.each([
    ["menu", headerLabels.allMenu],
    ["search", headerLabels.search],
  ])(
    "leaves the %s closed and says so, and opens it at a press once there is a network",
    async (panel, name) => {
      render(
        <>
          <MenuButton menu={[]} branches={[]} />
          <SearchButton />
          <SearchHost data={data} layout="phone" />
        </>,
      );
      const button = screen.getByRole("button", { name });
      fireEvent.click(button);
      expect(button.getAttribute("aria-busy")).toBe("true");
      await vi.waitFor(() =>
        expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ description: uiLabels.notOpened }]),
      );
      expect(button.getAttribute("aria-expanded")).toBe("false");
      expect(button.getAttribute("aria-busy")).toBeNull();
      expect(window.history.state?.isSearchOpen).toBeUndefined();
      network.isOut = false;
      fireEvent.click(button);
      expect(await screen.findByText(panel)).toBeDefined();
      expect(button.getAttribute("aria-expanded")).toBe("true");
    },
  );
});

describe("toasts whose script does not load", () => {
  const say = (description: string) =>
    act(() =>
      getDefaultStore().set(toastsAtom, [{ id: 1, kind: "info", description, hasClose: true, icon: null }]),
    );

  it("are forgotten, and the next one is drawn once there is a network", async () => {
    render(<ToastRegion />);
    say("first");
    await vi.waitFor(() => expect(getDefaultStore().get(toastsAtom)).toEqual([]));
    network.isOut = false;
    say("second");
    expect(await screen.findByText("toasts")).toBeDefined();
  });
});
