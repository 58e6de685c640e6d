import { screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { RuntimeProvider } from "../runtime/runtime-context";
import { setUpClinic } from "../testing/clinic";
import { renderWidget, setUpDevice } from "../testing/render-widget";
import { LateScreen } from "./late-screen";

setUpDevice();
setUpClinic();

const Late = () => <h1>여기 있습니다</h1>;

describe("a screen that is fetched late", () => {
  it("says so when its code does not come, and comes when asked again", async () => {
    let isReachable = false;
    const load = async () => {
      if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module");
      return Late;
    };
    const widget = renderWidget();
    widget.rerender(
      <RuntimeProvider runtime={widget.runtime}>
        <LateScreen name="late" load={load} />
      </RuntimeProvider>,
    );
    expect(await screen.findByText("불러오지 못했습니다")).toBeTruthy();
    isReachable = true;
    await widget.tap("다시 불러오기");
    expect(await screen.findByRole("heading", { name: "여기 있습니다" })).toBeTruthy();
  });
});
