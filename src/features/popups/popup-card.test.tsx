import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Popup, PopupItem } from "@/contract/api/popups";
import { aPopup, aPopupItem } from "@/testing/popups";
import { TestSite } from "@/testing/site";
import { PopupCard } from "./popup-card";
import { popupSource } from "./popup-picture";

const place = { left: 10, top: 20, width: 640, bodyHeight: 480 };

function show(popup: Popup, hasPicture = true) {
  const sourceOf = (item: PopupItem) => (hasPicture ? popupSource(item, popup, "PC", "LAYER") : null);
  const onClose = vi.fn();
  const onHideToday = vi.fn();
  render(
    <TestSite>
      <PopupCard layer={1} isModal={false} {...{ popup, place, sourceOf, onClose, onHideToday }} />
    </TestSite>,
  );
  return { onClose, onHideToday };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

describe("PopupCard", () => {
  it("hides for today when its box is ticked, and takes that back when it is unticked", async () => {
    const { onHideToday, onClose } = show(aPopup());
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "오늘 하루 보지 않기" });
    await userEvent.click(box);
    expect(onHideToday).toHaveBeenLastCalledWith(true);
    await userEvent.click(box);
    expect(box.checked).toBe(false);
    expect(onHideToday).toHaveBeenLastCalledWith(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("is named by its first slide and holds its place before the picture is there", () => {
    show(aPopup());
    const dialog = screen.getByRole("dialog", { name: "가을 리프팅 안내" });
    expect(dialog.style.width).toBe("640px");
    expect(screen.getByRole("img").closest<HTMLElement>("[style*=height]")?.style.height).toBe("480px");
  });

  it("says what the law wants in words under the picture", () => {
    show(aPopup({ popupItems: [aPopupItem({ legal: "붉어짐과 멍이 1–3일 있을 수 있습니다." })] }));
    expect(screen.getByText("붉어짐과 멍이 1–3일 있을 수 있습니다.").closest("a")).toBeNull();
  });

  it("says what it is about where its picture was not to be had", () => {
    show(aPopup(), false);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("link", { name: "가을 리프팅 안내" })).toBeDefined();
  });

  it("leads where its partner says: inside in the same tab, outside in a new one", () => {
    show(
      aPopup({
        popupItems: [
          aPopupItem({ title: "안", linkTo: "/events" }),
          aPopupItem({ title: "밖", linkTo: "https://map.example/a" }),
          aPopupItem({ title: "없음", linkTo: null }),
        ],
      }),
    );
    expect(screen.getByRole("link", { name: "안" }).getAttribute("target")).toBeNull();
    expect(screen.getByRole("link", { name: "밖" }).getAttribute("target")).toBe("_blank");
    expect(screen.queryByRole("link", { name: "없음" })).toBeNull();
  });

  it("shows several pictures as slides with a pause button, and a single one without", () => {
    show(aPopup({ id: 1, popupItems: [aPopupItem({ title: "하나" }), aPopupItem({ title: "둘" })] }));
    expect(screen.getByRole("button", { name: "자동 넘김 멈추기" })).toBeDefined();
    expect(screen.getByText("1 / 2")).toBeDefined();
  });

  it("asks the image service for its own pictures alone", () => {
    show(
      aPopup({
        popupItems: [
          aPopupItem({ title: "우리", pcContent: "/media/lumiere/a.webp" }),
          aPopupItem({ title: "남", pcContent: "https://cdn.example/b.jpg" }),
        ],
      }),
    );
    expect(screen.getByRole("img", { name: "우리" }).getAttribute("src")).toMatch(/^\/_next\/image/);
    expect(screen.getByRole("img", { name: "남" }).getAttribute("src")).toBe("https://cdn.example/b.jpg");
  });
});
