import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Gallery } from "./gallery";
import { useLightbox } from "./lightbox-context";

vi.mock("./lightbox", () => Promise.reject(new Error("offline")));

function Probe() {
  const showLarge = useLightbox();
  const [outcome, setOutcome] = useState("");
  return (
    <button type="button" onClick={async () => setOutcome((await showLarge(0)) ? "shown" : "not shown")}>
      {outcome}
    </button>
  );
}

it("says so where the large view cannot be fetched, so that the link leads to the picture", async () => {
  render(
    <Gallery pictures={[]}>
      <Probe />
    </Gallery>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect((await screen.findByText("not shown")).tagName).toBe("BUTTON");
  expect(screen.queryByRole("dialog")).toBeNull();
});
