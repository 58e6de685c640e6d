import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type Site, SiteProvider } from "@/state/site";
import { serveWidget } from "@/state/widget-client";
import { BookButton } from "./book-button";

const widget = {
  type: "Type1",
  position: "panel",
  origin: "http://widget.example",
  isConsultingOnly: false,
} as const;
const site: Site = {
  pageSegment: "lumiere",
  displayName: "루미에르의원",
  phone: null,
  kakaoTalkUrl: null,
  backendUrl: "http://api.example",
  booking: { kind: "widget", widget },
};

const show = (booking: Site["booking"]) =>
  render(
    <SiteProvider site={{ ...site, booking }}>
      <BookButton screen={{ screen: "visit" }}>예약하기</BookButton>
    </SiteProvider>,
  );

describe("BookButton", () => {
  it("opens the widget at its screen, also when the widget mounts later", async () => {
    show(site.booking);
    await userEvent.click(screen.getByRole("button", { name: "예약하기" }));
    const open = vi.fn();
    const stop = serveWidget({ open, addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp: vi.fn() });
    expect(open).toHaveBeenCalledWith({ screen: "visit" });
    stop();
  });

  it("fetches the widget at the first sign of intent", async () => {
    const warmUp = vi.fn();
    const stop = serveWidget({ open: vi.fn(), addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp });
    show(site.booking);
    expect(warmUp).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(warmUp).toHaveBeenCalled();
    stop();
  });

  it("first does what else the click is for", async () => {
    const done: string[] = [];
    const stop = serveWidget({
      open: () => done.push("open"),
      addToCart: vi.fn(),
      logout: vi.fn(),
      expire: vi.fn(),
      warmUp: vi.fn(),
    });
    render(
      <SiteProvider site={site}>
        <BookButton screen={{ screen: "visit" }} onClick={() => done.push("close")}>
          예약하기
        </BookButton>
      </SiteProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "예약하기" }));
    expect(done).toEqual(["close", "open"]);
    stop();
  });

  it("calls the clinic where there is no widget", () => {
    show({ kind: "contact", href: "tel:042-000-9012" });
    expect(screen.getByRole("link", { name: "예약하기" }).getAttribute("href")).toBe("tel:042-000-9012");
  });

  it("is not there where the clinic cannot be reached", () => {
    show({ kind: "contact", href: null });
    expect(screen.queryByText("예약하기")).toBeNull();
  });
});
