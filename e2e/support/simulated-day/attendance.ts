import type { Page } from "@playwright/test";
import { freshPhone } from "../sms";
import { type DayProduct, readDay, studioCall } from "./product";
import { choose, openDay, stepByKey } from "./reception";

const HALF_HOUR_MS = 1_800_000;
const SEOUL = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" });

/** By what became of them. */
const expectedOf = (word: string) => ({ missed: [`${word}노일`, `${word}노이`], came: `${word}내원` });

/**
 * Three who phoned for the half hour that runs: two do not come, one does. Only the visit's own day has these steps, at
 * any hour of the clock, so the bookings are made by the studio's call: its dialog begins at eight.
 */
export async function recordAttendance(page: Page, product: DayProduct, word: string): Promise<string> {
  const { missed, came: name } = expectedOf(word);
  const today = SEOUL.format(new Date());
  await bookNow(page, today, [...missed, name]);
  await openDay(page, product);
  for (const name of missed) {
    await choose(page, { name });
    await stepByKey(page, { name, key: "x" }, "을 노쇼로 바꿨습니다");
  }
  await choose(page, { name });
  await stepByKey(page, { name, key: "a" }, "을 내원으로 바꿨습니다");
  await stepByKey(page, { name, key: "d" }, "의 진료를 완료했습니다");
  return today;
}

async function bookNow(page: Page, today: string, names: readonly string[]) {
  const startAt = new Date(Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS);
  const { doctors, reservations } = await readDay(page, today);
  const endAt = new Date(startAt.getTime() + HALF_HOUR_MS);
  const isBusy = (doctor: number) =>
    reservations.some(
      (row) => row.employeeId === doctor && new Date(row.startAt) < endAt && new Date(row.endAt) > startAt,
    );
  const free = doctors.filter(({ id }) => !isBusy(id));
  for (const [index, name] of names.entries())
    await studioCall(page, "POST /studio/:clinic/reservations", {
      body: {
        source: "phone",
        customer: { name, phone: freshPhone(), isPrivacyNoticeRead: true },
        startAt: startAt.toISOString(),
        employeeId: free[index]?.id ?? 0,
        isOverruled: true,
      },
    });
}
