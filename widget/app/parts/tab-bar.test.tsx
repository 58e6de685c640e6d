import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { renderWidget, setUpDevice } from "../testing/render-widget";
import { ownReservation } from "../testing/reservation-handlers";

setUpDevice();
const clinic = setUpClinic();
afterEach(() => focusManager.setFocused(undefined));

const myPage = () => screen.findByRole("button", { name: "마이페이지" });
const marks = (tab: HTMLElement) => tab.querySelectorAll(".bg-red-600").length;

describe("the mark of my page", () => {
  it("counts the reservations to come, and goes with the last one", async () => {
    clinic.keepReservations(ownReservation());
    localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    renderWidget();
    const tab = await myPage();
    await waitFor(() => expect(tab.getAttribute("aria-description")).toBe("다가오는 예약 1건"));
    expect(marks(tab)).toBe(1);
    clinic.keepReservations();
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(tab.getAttribute("aria-description")).toBeNull());
    expect(marks(tab)).toBe(0);
  });

  it("is not there for somebody who has not signed in", async () => {
    clinic.keepReservations(ownReservation());
    renderWidget();
    expect(marks(await myPage())).toBe(0);
  });
});
