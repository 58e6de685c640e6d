import { fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setSingleKeys } from "./single-keys";
import { useKeys } from "./use-keys";

function Screen({ keys }: { keys: Record<string, () => void> }) {
  useKeys(keys);
  return null;
}

describe("useKeys", () => {
  it.each(["Enter", "x", "Backspace", "z"])(
    "acts once for each press of %s, however long it is held",
    (key) => {
      const run = vi.fn();
      render(<Screen keys={{ [key]: run }} />);
      fireEvent.keyDown(document.body, { key });
      fireEvent.keyDown(document.body, { key, repeat: true });
      fireEvent.keyDown(document.body, { key, repeat: true });
      expect(run).toHaveBeenCalledTimes(1);
      fireEvent.keyDown(document.body, { key });
      expect(run).toHaveBeenCalledTimes(2);
    },
  );

  it.each(["j", "ArrowDown", "]"])("goes on while %s is held", (key) => {
    const run = vi.fn();
    render(<Screen keys={{ [key]: run }} />);
    fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key, repeat: true });
    expect(run).toHaveBeenCalledTimes(2);
  });

  describe("where single keys are switched off", () => {
    afterEach(() => setSingleKeys(true));

    it.each([
      ["x", 0],
      ["?", 0],
      ["/", 0],
      ["[", 0],
      ["Enter", 1],
      ["Escape", 1],
      ["ArrowDown", 1],
    ])("%s acts %i times", (key, times) => {
      setSingleKeys(false);
      const run = vi.fn();
      render(<Screen keys={{ [key]: run }} />);
      fireEvent.keyDown(document.body, { key });
      expect(run).toHaveBeenCalledTimes(times);
    });
  });
});
