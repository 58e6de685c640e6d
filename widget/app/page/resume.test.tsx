import { act, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import type { WidgetScreen } from "@/contract/widget/messages";
import { draftAtom } from "../state/draft";
import { isMadeUnseenAtom } from "../state/reservation";
import { goAtom, screenAtom } from "../state/screen";
import { setUpClinic } from "../testing/clinic";
import { BOOSTER } from "../testing/content";
import { fillIn, reachContact, renderWidget, setUpDevice, type Widget } from "../testing/render-widget";
import { openScreen } from "./open-screen";

setUpDevice();
setUpClinic();

const open = ({ runtime }: Widget, wanted: WidgetScreen) => act(() => openScreen(runtime.store, wanted));
const shown = ({ runtime }: Widget) => runtime.store.get(screenAtom);
const timeOf = ({ runtime }: Widget) => runtime.store.get(draftAtom).reservedAt;

describe("the page's own button, in the middle of a booking", () => {
  it.each([
    ["from the step itself", (_: Widget) => undefined],
    ["from the widget's home", ({ runtime }: Widget) => act(() => runtime.store.set(goAtom, "home"))],
  ])("leads back %s", async (_, leave) => {
    const widget = await reachContact();
    leave(widget);
    open(widget, { screen: "treatment" });
    expect(shown(widget)).toBe("contact");
    expect(timeOf(widget)).not.toBeNull();
  });

  it("leads back after a reload", async () => {
    const first = await reachContact();
    act(() => first.runtime.store.set(goAtom, "home"));
    first.unmount();
    const second = renderWidget();
    open(second, { screen: "treatment" });
    expect(shown(second)).toBe("contact");
  });

  it("begins the other way to book, and keeps the time for when the visitor comes back", async () => {
    const widget = await reachContact();
    const time = timeOf(widget);
    open(widget, { screen: "visit" });
    expect(shown(widget)).toBe("purpose");
    expect(timeOf(widget)).toBeNull();
    open(widget, { screen: "treatment" });
    expect(timeOf(widget)).toBe(time);
  });

  it("begins what it names, with the same options at the same time", async () => {
    const widget = await reachContact();
    const time = timeOf(widget);
    const optionIds = BOOSTER.options.map(({ id }) => id);
    open(widget, { screen: "treatment", productId: BOOSTER.id, optionIds });
    expect(await screen.findByRole("heading", { name: "언제 오실까요?" })).toBeTruthy();
    expect(timeOf(widget)).toBe(time);
  });

  it("begins at the first step once a reservation is made, unless nobody has seen that it was", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    open(widget, { screen: "treatment" });
    expect(shown(widget)).toBe("treatments");
    widget.runtime.store.set(isMadeUnseenAtom, true);
    open(widget, { screen: "treatment" });
    expect(shown(widget)).toBe("done");
  });

  it("resumes whatever was looked at, when the page asks for that", async () => {
    const widget = renderWidget();
    act(() => widget.runtime.store.set(goAtom, "cart"));
    open(widget, { screen: "resume" });
    expect(shown(widget)).toBe("cart");
  });
});
