import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { KeyHints } from "./key-hints";
import { KeyListPlace } from "./key-list-place";
import { keyLabels } from "./labels";

it("opens one list of the keys by ? as by its button, and closes it", async () => {
  render(
    <>
      <KeyHints />
      <KeyListPlace />
    </>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const open of [
    () => userEvent.keyboard("?"),
    () => userEvent.click(screen.getByText(keyLabels.all)),
  ]) {
    await open();
    expect(await screen.findAllByRole("dialog", { name: keyLabels.title })).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});
