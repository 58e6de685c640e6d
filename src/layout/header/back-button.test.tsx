import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { usePathname, useRouter } from "next/navigation";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useHistoryUrl } from "@/state/path-history";
import { type Site, SiteProvider } from "@/state/site";
import { BackButton } from "./back-button";

const push = vi.fn();
const back = vi.fn();
vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));

const site = { pageSegment: "lumiere" } as Site;

function GivenAddress() {
  useHistoryUrl("/cscenter/boards/3");
  return null;
}

const header = (isAddressGiven: boolean) => (
  <Provider>
    <SiteProvider site={site}>
      <BackButton />
      {isAddressGiven && <GivenAddress />}
    </SiteProvider>
  </Provider>
);

const at = (path: string) => vi.mocked(usePathname).mockReturnValue(path);
const goBack = () => userEvent.click(screen.getByRole("button", { name: "뒤로" }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useRouter).mockReturnValue({ push, back } as never);
});

describe("BackButton", () => {
  it("is on sub pages alone", () => {
    at("/products");
    render(header(false));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("goes one step back where the visitor came from a page of the site", async () => {
    at("/products");
    const { rerender } = render(header(false));
    at("/products/12");
    rerender(header(false));
    await goBack();
    expect(back).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it("goes up from a page that the visit began with: one step back would leave the site", async () => {
    at("/products/12");
    render(header(false));
    await goBack();
    expect(push).toHaveBeenCalledExactlyOnceWith("/products");
    expect(back).not.toHaveBeenCalled();
  });

  it("goes to the address that the screen gives, for as long as it is shown", async () => {
    at("/products");
    const { rerender } = render(header(false));
    at("/cscenter/boards/3/detail/9");
    rerender(header(true));
    await goBack();
    expect(push).toHaveBeenCalledExactlyOnceWith("/cscenter/boards/3");
    rerender(header(false));
    await goBack();
    expect(back).toHaveBeenCalledOnce();
  });
});
