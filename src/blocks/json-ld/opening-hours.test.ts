import { describe, expect, it } from "vitest";
import { aTenant } from "@/testing/tenant";
import { openingHoursJsonLd } from "./opening-hours";

const hours = (changes: object) => ({ ...aTenant().partnerInformation, ...changes });
const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`);
const spec = (dayOfWeek: string[], opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
});
const WORKDAYS = days("Monday", "Tuesday", "Wednesday", "Thursday", "Friday");
const HOLIDAYS = spec(days("PublicHolidays"), "00:00", "00:00");

describe("openingHoursJsonLd", () => {
  it("has Monday's hours and the one lunch for all workdays of a weekWeekend clinic", () => {
    const week = hours({
      operationTimeType: "weekWeekend",
      mondayOpen: "10:30",
      mondayClose: "20:00",
      lunchStart: "13:00",
      lunchEnd: "14:00",
      saturdayOpen: "10:00",
      saturdayClose: "16:00",
    });
    expect(openingHoursJsonLd(week)).toEqual([
      spec(WORKDAYS, "10:30", "13:00"),
      spec(WORKDAYS, "14:00", "20:00"),
      spec(days("Saturday"), "10:00", "16:00"),
      HOLIDAYS,
    ]);
  });

  it("has each day's own hours and lunch of a per-day clinic, and no day that is closed", () => {
    const perDay = hours({
      operationTimeType: "perDay",
      mondayOpen: "10:00",
      mondayClose: "19:00",
      mondayLunchStart: "13:00",
      mondayLunchEnd: "14:00",
      thursdayOpen: "13:00",
      thursdayClose: "21:00",
      sundayOpen: "13:00",
      sundayClose: "21:00",
    });
    expect(openingHoursJsonLd(perDay)).toEqual([
      spec(days("Monday"), "10:00", "13:00"),
      spec(days("Monday"), "14:00", "19:00"),
      spec(days("Thursday", "Sunday"), "13:00", "21:00"),
      HOLIDAYS,
    ]);
  });

  it("does not part a day by a lunch outside its hours", () => {
    const odd = hours({
      operationTimeType: "perDay",
      mondayOpen: "14:00",
      mondayClose: "20:00",
      mondayLunchStart: "13:00",
      mondayLunchEnd: "14:00",
    });
    expect(openingHoursJsonLd(odd)[0]).toEqual(spec(days("Monday"), "14:00", "20:00"));
  });

  it("says nothing of a clinic whose hours are not known, not even holidays", () => {
    expect(openingHoursJsonLd(hours({}))).toEqual([]);
  });
});
