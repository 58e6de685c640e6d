import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./ui/dialog";
import { useIsPhone } from "./use-is-phone";

const turn = vi.hoisted(() => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => media);
  return (to: "phone" | "desk") => {
    media.matches = to === "phone";
    media.dispatchEvent(new Event("change"));
  };
});

function Screen() {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{isPhone ? "phone" : "desk"}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        열기
      </button>
      {isOpen && (
        <Dialog title="거절" onClose={() => setIsOpen(false)} foot={null}>
          <p>글</p>
        </Dialog>
      )}
    </>
  );
}

it("stays a desk's while a dialog is open over it, and becomes a phone's once it is closed", () => {
  render(<Screen />);
  act(() => turn("phone"));
  expect(screen.getByText("phone")).toBeDefined();
  act(() => turn("desk"));
  expect(screen.getByText("desk")).toBeDefined();

  act(() => screen.getByRole("button", { name: "열기" }).click());
  act(() => turn("phone"));
  expect(screen.getByText("desk")).toBeDefined();
  act(() => screen.getByRole("button", { name: "닫기" }).click());
  expect(screen.getByText("phone")).toBeDefined();
});
