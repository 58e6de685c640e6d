import { act, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { bookingLabels } from "@/labels/layout/booking";
import { openingLabels } from "@/labels/widget-opening";
import { widgetClient } from "@/state/widget-client";
import { TestSite } from "@/testing/site";
import { BookingWidget } from "./booking-widget";

const script = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("./ask-widget", script);
vi.mock("./widget-fallback", script);
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(() => {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it("says in the frame that booking cannot open where no script comes, with the phone beside it", async () => {
  const widget = {
    type: "Type1",
    position: "overlay",
    origin: "http://widget.example",
    isConsultingOnly: false,
  } as const;
  render(
    <TestSite booking={{ kind: "widget", widget }}>
      <BookingWidget />
    </TestSite>,
  );
  act(() => widgetClient.open({ screen: "treatment" }));
  const frame = screen.getByRole("dialog", { name: openingLabels.title });
  expect(within(frame).getByRole("status").textContent).toContain(bookingLabels.opening);
  await vi.waitFor(() =>
    expect(within(frame).getByRole("status").textContent).toContain(bookingLabels.failed),
  );
  expect(frame.querySelector('[aria-busy="true"]')).toBeNull();
  expect(within(frame).getByRole("link", { name: /02-0000-1234/ })).toBeDefined();
  act(() => within(frame).getByRole("button", { name: openingLabels.close }).click());
  expect(screen.queryByRole("dialog")).toBeNull();
});
