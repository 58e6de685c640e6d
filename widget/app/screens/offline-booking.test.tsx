import { act, screen, waitFor } from "@testing-library/preact";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { changeDraftAtom } from "../state/draft";
import { attemptAtom } from "../state/reservation";
import { goAtom } from "../state/screen";
import { toastsAtom } from "../state/toasts";
import { refuse } from "../testing/answers";
import { setUpClinic } from "../testing/clinic";
import { fillIn, renderWidget, setUpDevice, type Widget } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

const keys = () => clinic.writesTo("POST /customer/reservations").map(({ idempotencyKey }) => idempotencyKey);
const tell = (type: "online" | "offline") => act(() => void window.dispatchEvent(new Event(type)));
const isWaiting = ({ runtime }: Widget) => runtime.store.get(attemptAtom)?.isWaiting ?? false;

/** Everything filled in, and the network gone at the last button. */
async function confirmOffline() {
  const widget = renderWidget();
  await fillIn(widget);
  tell("offline");
  clinic.answerBooking(() => HttpResponse.error());
  await widget.tap("예약하기");
  expect((await screen.findByText("연결을 기다리고 있습니다.")).textContent).toBeTruthy();
  return widget;
}
afterEach(() => tell("online"));

describe("a booking that is confirmed without a network", () => {
  it("is sent by itself, once, as soon as there is one", async () => {
    const widget = await confirmOffline();
    expect(screen.getByText(/인터넷 연결이 끊겼습니다/)).toBeTruthy();
    expect(widget.runtime.store.get(toastsAtom)).toEqual([]);
    tell("online");
    await screen.findByText("LM-261120-0417");
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(widget.told("reservationSuccess")).toHaveLength(1);
  });

  it("waits on after a reload without one", async () => {
    (await confirmOffline()).unmount();
    const second = renderWidget();
    await screen.findByText("연결을 기다리고 있습니다.");
    expect(keys()).toHaveLength(1);
    tell("online");
    await screen.findByText("LM-261120-0417");
    expect(new Set(keys()).size).toBe(1);
    expect(second.told("reservationSuccess")).toHaveLength(1);
  });

  it("is sent also from another screen, where a refusal leads back and is said", async () => {
    const widget = await confirmOffline();
    act(() => widget.runtime.store.set(goAtom, "home"));
    await screen.findByRole("heading", { name: /어떤 예약을/ });
    clinic.answerBooking(() => refuse(422, "지난 시간입니다."));
    tell("online");
    expect(await screen.findByRole("heading", { name: /연락처를/ })).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain("지난 시간입니다.");
  });

  it.each([
    ["the visitor does not want it any more", ({ tap }: Widget) => tap("보내지 않기")],
    [
      "something in it has changed",
      async ({ runtime }: Widget) => act(() => runtime.store.set(changeDraftAtom, { memo: "다른 말" })),
    ],
  ])("is not sent by itself once %s", async (_, change) => {
    const widget = await confirmOffline();
    await change(widget);
    await waitFor(() => expect(screen.queryByText("연결을 기다리고 있습니다.")).toBeNull());
    expect(isWaiting(widget)).toBe(false);
    tell("online");
    await waitFor(() => expect(screen.queryByText(/인터넷 연결이 끊겼습니다/)).toBeNull());
    expect(keys()).toHaveLength(1);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
  });
});
