import { act } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { changeDraftAtom } from "../state/draft";
import { goAtom } from "../state/screen";
import { setUpClinic } from "../testing/clinic";
import { DOCTOR } from "../testing/content";
import { renderWidget, setUpDevice } from "../testing/render-widget";
import { askForRoute, tellFailures, tellReservationCanceled, tellReservationChanged } from "./tell-page";

setUpClinic();
setUpDevice();

const AT_THREE = "2026-11-24T06:00:00.000Z";

describe("what the page is told of a booking", () => {
  it("names each screen that somebody asks for, and its place among the steps", () => {
    const { runtime, told } = renderWidget();
    expect(told("stepChanged")).toEqual([]);
    act(() => runtime.store.set(goAtom, "purpose"));
    act(() => runtime.store.set(changeDraftAtom, { kind: "visit" }));
    act(() => runtime.store.set(goAtom, "cart"));
    expect(told("stepChanged").slice(-2)).toEqual([
      { screen: "purpose", kind: "visit", step: 1, steps: 4 },
      { screen: "cart", kind: null, step: null, steps: null },
    ]);
  });

  it("names each time that is chosen once, and its doctor, but nobody's name", () => {
    const { runtime, told } = renderWidget();
    const { id, name, position } = DOCTOR;
    act(() => runtime.store.set(changeDraftAtom, { reservedAt: AT_THREE }));
    act(() => runtime.store.set(changeDraftAtom, { memo: "혈압약" }));
    act(() => runtime.store.set(changeDraftAtom, { reservedAt: null }));
    act(() => runtime.store.set(changeDraftAtom, { reservedAt: AT_THREE, doctor: { id, name, position } }));
    expect(told("timeSelected")).toEqual([
      { reservedAt: AT_THREE, employeeId: null },
      { reservedAt: AT_THREE, employeeId: id },
    ]);
  });

  it("names a reservation that is changed or cancelled by its number alone", () => {
    const { runtime, told } = renderWidget();
    const reservation = {
      id: 4,
      reservationNumber: "LM-261120-0004",
      reservedAt: AT_THREE,
      customerName: "김하윤",
    };
    tellReservationChanged(runtime, reservation);
    tellReservationCanceled(runtime, reservation);
    askForRoute(runtime, "/goodbye");
    const named = { reservationId: 4, reservationNumber: "LM-261120-0004" };
    expect(told("reservationChanged")).toEqual([{ ...named, reservedAt: AT_THREE }]);
    expect(told("reservationCanceled")).toEqual([named]);
    expect(told("route")).toEqual([{ path: "/goodbye" }]);
  });

  it("names the kind of a fault, never its words", () => {
    const { runtime, told } = renderWidget();
    tellFailures(runtime);
    const error = new RangeError("01023456789 is no number");
    window.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
    expect(told("error")).toEqual([{ code: "unexpected", message: "RangeError" }]);
  });
});
