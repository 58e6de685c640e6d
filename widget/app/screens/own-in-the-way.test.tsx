import { act, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { tokenAtom } from "../state/session";
import { setUpClinic, TOKEN } from "../testing/clinic";
import {
  chooseOptions,
  reachContact,
  renderWidget,
  setUpDevice,
  typeCode,
  typeContact,
} from "../testing/render-widget";
import { ownReservation } from "../testing/reservation-handlers";

setUpDevice();
const clinic = setUpClinic();
const REASON = "그 시간에 이미 잡아 두신 예약이 있습니다.";

describe("a visitor who has booked that time already", () => {
  it("learns so the moment they sign in, and is led to the one in the way", async () => {
    clinic.keepReservations(ownReservation({ reservedAt: "2026-11-20T14:00:00+09:00" }));
    const widget = await reachContact();
    expect(screen.queryByText(REASON)).toBeNull();
    await typeContact(widget);
    await typeCode(widget);
    await screen.findByText(REASON);
    expect(clinic.writesTo("POST /customer/reservations")).toEqual([]);
    await widget.tap(/LM-261120/);
    await screen.findByRole("button", { name: "예약 취소" });
  });

  it("who is signed in learns so over the times, before the last step", async () => {
    clinic.keepReservations(ownReservation({ reservedAt: "2026-11-20T14:00:00+09:00" }));
    const widget = renderWidget();
    act(() => widget.runtime.store.set(tokenAtom, TOKEN));
    await chooseOptions(widget);
    await widget.tap("시간 고르기");
    await widget.tap("14:00");
    await screen.findByText(REASON);
    expect(screen.getByRole("button", { name: "다음" })).toHaveProperty("disabled", true);
    await widget.tap("18:30");
    await waitFor(() => expect(screen.queryByText(REASON)).toBeNull());
    expect(screen.getByRole("button", { name: "다음" })).toHaveProperty("disabled", false);
  });
});
