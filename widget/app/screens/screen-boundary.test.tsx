import { screen } from "@testing-library/preact";
import { beforeEach, expect, it, vi } from "vitest";
import { setUpClinic } from "../testing/clinic";
import { renderWidget, setUpDevice } from "../testing/render-widget";

const purpose = vi.hoisted(() => ({ isBroken: true }));
vi.mock("./purpose/purpose-screen", () => ({
  PurposeScreen: () => {
    if (purpose.isBroken) throw new Error("a screen broke");
    return <h1>purpose</h1>;
  },
}));

setUpDevice();
setUpClinic();
const report = vi.fn();
beforeEach(() => {
  purpose.isBroken = true;
  vi.stubGlobal("reportError", report);
});

it("leaves the ways on where a screen breaks, and shows it once it does not", async () => {
  const { tap } = renderWidget();
  await tap(/^방문 예약/);
  expect(await screen.findByText("불러오지 못했습니다")).toBeTruthy();
  // As an error of the window, which the page is told of.
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("a screen broke"));
  await tap("홈");
  expect(await screen.findByRole("button", { name: /^시술 예약/ })).toBeTruthy();
  await tap(/^방문 예약/);
  purpose.isBroken = false;
  await tap("다시 불러오기");
  expect(await screen.findByRole("heading", { name: "purpose" })).toBeTruthy();
});
