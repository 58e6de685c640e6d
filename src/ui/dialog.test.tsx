import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

it("is closed while it is still in the document, so that the focus goes back to where it came from", () => {
  const wasConnected: boolean[] = [];
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = function () {
    wasConnected.push(this.isConnected);
  };
  const { rerender, unmount } = render(
    <Dialog isOpen onClose={vi.fn()} title="검색">
      말
    </Dialog>,
  );
  rerender(
    <Dialog isOpen={false} onClose={vi.fn()} title="검색">
      말
    </Dialog>,
  );
  expect(wasConnected).toEqual([true]);
  rerender(
    <Dialog isOpen onClose={vi.fn()} title="검색">
      말
    </Dialog>,
  );
  unmount();
  expect(wasConnected).toEqual([true, true]);
});
