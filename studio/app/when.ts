const ZONE = "Asia/Seoul";
const DAY_MS = 86_400_000;

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("ko-KR", { timeZone: ZONE, ...options });
  return (instant: Date | string) => formatter.format(new Date(instant));
};
const clockParts = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const dayParts = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });

/** `14:30`, at the clinic. */
export const clockOf = (instant: Date | string): string => clockParts.format(new Date(instant));
/** `2026-11-24`, at the clinic. */
export const dayOf = (instant: Date | string): string => dayParts.format(new Date(instant));
/** `11월 24일 화요일`. */
export const longDay = (day: string): string =>
  format({ month: "long", day: "numeric", weekday: "long" })(`${day}T00:00:00+09:00`);

const noonOf = (day: string) => `${day}T12:00:00+09:00`;
const weekdayName = format({ weekday: "short" });
/** `24 화`: the head of a column. */
export const weekDay = (day: string): string => `${Number(day.slice(8))} ${weekdayName(noonOf(day))}`;
const monthDay = format({ month: "long", day: "numeric" });
/** `11월 23일–29일`, with the month again where it is another one. */
export const spanOfDaysText = (from: string, to: string): string =>
  `${monthDay(noonOf(from))}–${
    from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}일` : monthDay(noonOf(to))
  }`;

/** `11. 26. (목)`, of a day or an instant. */
export const shortDay = format({ month: "numeric", day: "numeric", weekday: "short" });
/** `오늘`, else `11. 26. (목)`. */
export const nearDay = (instant: string, now: Date): string =>
  dayOf(instant) === dayOf(now) ? "오늘" : shortDay(instant);

/** `오늘 14:30`. */
export const momentText = (instant: string, now: Date): string =>
  `${nearDay(instant, now)} ${clockOf(instant)}`;

/** `오늘 14:00–15:45`. */
export const spanText = (startAt: string, endAt: string, now: Date): string =>
  `${momentText(startAt, now)}–${clockOf(endAt)}`;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The instant of a clock on a day at the clinic, in ISO 8601. */
export const instantOf = (day: string, clock: string): string =>
  new Date(`${day}T${clock}:00+09:00`).toISOString();

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);

/** Minutes after midnight of `14:30`. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
export const minutesOf = (instant: Date | string): number => minutesOfClock(clockOf(instant));

/** `3시간 10분`, at least a minute. */
export function ageText(since: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)}일`;
  return [hours > 0 && `${hours}시간`, minutes % 60 > 0 && `${minutes % 60}분`].filter(Boolean).join(" ");
}

/** `14:30`, of minutes after midnight. */
export const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
