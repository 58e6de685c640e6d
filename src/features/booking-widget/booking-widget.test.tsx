import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "next/navigation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookingLabels } from "@/labels/layout/booking";
import { bookingFallbackLabels } from "@/labels/layout/booking-fallback";
import { openingLabels } from "@/labels/widget-opening";
import type { Site } from "@/state/site";
import { widgetClient } from "@/state/widget-client";
import { fakeClinicWidget } from "@/testing/clinic-widget";
import { TestSite } from "@/testing/site";
import { BookingWidget } from "./booking-widget";
import { endOpening } from "./opening/opening-state";

const path = vi.hoisted(() => ({ now: "/" }));
const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({
  usePathname: () => path.now,
  useRouter: () => router,
  useSearchParams: vi.fn(),
}));
const loadLoader = vi.hoisted(() => vi.fn());
vi.mock("./load-loader", () => ({ loadLoader }));

const bookingOf = (type: "Type1" | "Type2"): Site["booking"] => ({
  kind: "widget",
  widget: { type, position: "overlay", origin: "http://widget.example", isConsultingOnly: false },
});
const page = (booking = bookingOf("Type1")) => (
  <TestSite booking={booking} kakaoTalkUrl="https://pf.kakao.com/_x">
    <BookingWidget />
  </TestSite>
);
/** As the router does when it goes to an address. */
function at(address: string) {
  window.history.replaceState(null, "", address);
  path.now = window.location.pathname;
  vi.mocked(useSearchParams).mockReturnValue(new URLSearchParams(window.location.search) as never);
}

let fake: ReturnType<typeof fakeClinicWidget>;
beforeEach(() => {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  at("/");
  fake = fakeClinicWidget();
  loadLoader.mockReset();
  loadLoader.mockImplementation(async () => {
    window.ClinicWidget = fake.clinicWidget;
    return fake.clinicWidget;
  });
});
afterEach(async () => {
  const { dropSession } = await import("./widget-session");
  dropSession();
  act(endOpening);
  delete window.ClinicWidget;
});

/** The widget has come. */
async function answer() {
  await vi.waitFor(() => expect(fake.callsOf("init")).not.toEqual([]));
  act(() => fake.say("ready", { isLoggedIn: false }));
}

describe("BookingWidget", () => {
  it("fetches nothing until somebody asks", async () => {
    render(page());
    await act(() => import("./ask-widget"));
    expect(loadLoader).not.toHaveBeenCalled();
  });

  it("does what the address asks for, on load and wherever a link leads within the site", async () => {
    at("/?wcopen=1");
    const { rerender } = render(page());
    await answer();
    await vi.waitFor(() => expect(fake.callsOf("open")).toEqual([[{ screen: "visit" }]]));
    expect(window.location.search).toBe("");
    at("/events?wcid=4&wpid=12");
    rerender(page());
    await vi.waitFor(() =>
      expect(fake.callsOf("open").at(-1)).toEqual([
        { screen: "categoryProducts", categoryId: 4, productId: 12 },
      ]),
    );
    at("/events");
    rerender(page());
    expect(fake.callsOf("open")).toHaveLength(2);
  });

  it.each([
    ["Type1", []],
    ["Type2", [["/"], ["/events"]]],
  ] as const)("tells a %s widget of routes: %j", async (type, routes) => {
    const { rerender } = render(page(bookingOf(type)));
    widgetClient.open({ screen: "visit" });
    await answer();
    await vi.waitFor(() => expect(fake.callsOf("open")).toHaveLength(1));
    at("/events");
    rerender(page(bookingOf(type)));
    expect(fake.callsOf("routeChanged")).toEqual(routes);
  });

  it("offers phone and KakaoTalk where the widget does not come, and tries again when asked", async () => {
    loadLoader.mockRejectedValueOnce(new Error("blocked"));
    render(page());
    widgetClient.open({ screen: "treatment" });
    const dialog = await screen.findByRole("dialog", { name: bookingLabels.failed });
    expect(dialog).toBeDefined();
    // Nothing lies over the offer.
    expect(screen.queryByRole("dialog", { name: openingLabels.title })).toBeNull();
    expect(screen.getByRole("link", { name: /02-0000-1234/ }).getAttribute("href")).toBe("tel:02-0000-1234");
    expect(screen.getByRole("link", { name: bookingFallbackLabels.kakaoTalk }).getAttribute("href")).toBe(
      "https://pf.kakao.com/_x",
    );
    await userEvent.click(screen.getByRole("button", { name: bookingFallbackLabels.retry }));
    await answer();
    await vi.waitFor(() => expect(fake.callsOf("open")).toEqual([[{ screen: "treatment" }]]));
    expect(screen.queryByRole("dialog", { name: bookingLabels.failed })).toBeNull();
  });

  it("draws the step that was asked for in the task of the press, and lets it be closed", async () => {
    render(page());
    act(() => widgetClient.open({ screen: "treatment", productId: 3, optionIds: [31] }));
    const frame = screen.getByRole("dialog", { name: openingLabels.title });
    expect(frame.querySelector("[aria-busy=true]")).not.toBeNull();
    expect(within(frame).getByRole("heading").textContent).toBe(openingLabels.schedule.question);
    expect(within(frame).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
    expect(within(frame).getByRole("status").textContent).toContain(bookingLabels.opening);
    expect(within(frame).getByRole("link", { name: /02-0000-1234/ })).toBeDefined();
    await userEvent.click(within(frame).getByRole("button", { name: openingLabels.close }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await answer();
    await act(async () => undefined);
    expect(fake.callsOf("open")).toEqual([]);
  });
});
