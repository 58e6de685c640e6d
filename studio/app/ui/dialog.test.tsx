import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

it("closes by Escape also where a button that went off took the focus with it", () => {
  const onClose = vi.fn();
  render(
    <Dialog title="예약 옮기기" onClose={onClose} foot={<button type="submit">옮기기</button>}>
      <p>글</p>
    </Dialog>,
  );
  fireEvent.keyDown(document.body, { key: "x" });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole("button", { name: "옮기기" }), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});
