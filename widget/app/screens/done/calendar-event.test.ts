import { createEvent } from "ics";
import { describe, expect, it } from "vitest";
import { bootOf } from "../../testing/boot";
import { reservationAt } from "../../testing/content";
import { calendarEvent } from "./calendar-event";
import { mapLinks } from "./map-links";

describe("calendarEvent", () => {
  it("holds the reservation's instant, whatever zone the device is in", () => {
    const { value } = createEvent(calendarEvent(reservationAt("2026-11-20T14:00:00+09:00")));
    expect(value).toContain("DTSTART:20261120T050000Z");
    expect(value).toContain("DTEND:20261120T060000Z");
    expect(value).toContain("SUMMARY:루미에르의원 예약");
    expect(value).toContain("STATUS:CONFIRMED");
  });

  it("is tentative until the clinic confirms", () => {
    const reservation = { ...reservationAt("2026-11-20T14:00:00+09:00"), isReservationConfirm: true };
    expect(calendarEvent(reservation).status).toBe("TENTATIVE");
  });
});

describe("mapLinks", () => {
  it("names only the maps that the partner has", () => {
    const { partner } = bootOf();
    expect(mapLinks(partner)).toEqual([]);
    expect(mapLinks({ ...partner, naverMapUrl: "https://map.naver.com/1" })).toEqual([
      { name: "네이버 지도", url: "https://map.naver.com/1" },
    ]);
  });
});
