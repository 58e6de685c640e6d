import type { OpeningHours } from "@/lib/opening-hours";

const weekday = { Open: "10:30", Close: "20:00", LunchStart: "13:00", LunchEnd: "14:00" } as const;

/** Weekdays 10:30 to 20:00 with lunch at 13:00, Saturdays 10:00 to 16:00 without, Sundays closed. */
export function anOpeningHours(changes: Partial<OpeningHours> = {}): OpeningHours {
  return {
    operationTimeType: "weekWeekend",
    lunchStart: "13:00",
    lunchEnd: "14:00",
    mondayOpen: weekday.Open,
    mondayClose: weekday.Close,
    mondayLunchStart: weekday.LunchStart,
    mondayLunchEnd: weekday.LunchEnd,
    tuesdayOpen: weekday.Open,
    tuesdayClose: weekday.Close,
    tuesdayLunchStart: weekday.LunchStart,
    tuesdayLunchEnd: weekday.LunchEnd,
    wednesdayOpen: weekday.Open,
    wednesdayClose: weekday.Close,
    wednesdayLunchStart: weekday.LunchStart,
    wednesdayLunchEnd: weekday.LunchEnd,
    thursdayOpen: weekday.Open,
    thursdayClose: weekday.Close,
    thursdayLunchStart: weekday.LunchStart,
    thursdayLunchEnd: weekday.LunchEnd,
    fridayOpen: weekday.Open,
    fridayClose: weekday.Close,
    fridayLunchStart: weekday.LunchStart,
    fridayLunchEnd: weekday.LunchEnd,
    saturdayOpen: "10:00",
    saturdayClose: "16:00",
    saturdayLunchStart: null,
    saturdayLunchEnd: null,
    sundayOpen: null,
    sundayClose: null,
    sundayLunchStart: null,
    sundayLunchEnd: null,
    ...changes,
  };
}
