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

  it.each([
    ["a button that was pressed", <button key="1" type="button" />, "Enter", 0],
    ["the row that is chosen", <button key="2" type="button" aria-current="true" />, "Enter", 1],
    [
      "a link",
      <a key="3" href="/">
        앞
      </a>,
      "Enter",
      0,
    ],
    ["a radio button", <input key="4" type="radio" />, "Enter", 1],
    ["a radio button", <input key="5" type="radio" />, "j", 1],
    ["a radio button", <input key="6" type="radio" />, "ArrowDown", 0],
    ["a box to tick", <input key="7" type="checkbox" />, "j", 1],
    ["a field", <input key="8" type="text" />, "j", 0],
  ])("on %s (%#) leaves to it what is its own", (_, focused, key, times) => {
    const run = vi.fn();
    const { container } = render(
      <>
        <Screen keys={{ [key]: run }} />
        {focused}
      </>,
    );
    const target = container.querySelector("button, a, input");
    if (!target) throw new Error("Nothing has the focus");
    fireEvent.keyDown(target, { key });
    expect(run).toHaveBeenCalledTimes(times);
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
