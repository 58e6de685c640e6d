import { expect, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { backendOf } from "./support/backend";
import { LUMIERE } from "./support/clinics";
import { signInAtPanel } from "./support/panel";
import { openVisit } from "./support/product-page";

const GUEST_LIMIT = 3;

test("a guest with three reservations ahead learns so before the last step, and what to do", async ({
  page,
}) => {
  const { widget, token } = await signInAtPanel(page);
  const numbers = await bookApart(token);
  await openVisit(page);
  await widget.choosePurpose(0);
  await widget.chooseDay(1);
  await widget.chooseTime(0);
  await expect(widget.frame.getByRole("alert")).toContainText(/3건까지.*취소/);
  await expect(widget.button(widgetLabels.next)).toBeDisabled();
  for (const number of numbers) await expect(widget.button(new RegExp(number))).toBeVisible();
  await widget.button(new RegExp(numbers[0] ?? "")).click();
  await expect(widget.button(widgetLabels.reservations.cancel)).toBeVisible();
});

test("a text of the clinic states its rule of canceling as the setting has it", async ({ page }) => {
  const api = backendOf(LUMIERE.host);
  const { row: partner } = await api.call("GET /partners/this", {});
  const { rows } = await api.call("GET /customer/notices", { query: {} });
  const notice = rows.find(({ title }) => title.includes("변경과 취소"));
  const rule = `${partner.homepageConfig.reservationChangeHours}시간 전까지`;
  await page.goto(`/cscenter/notice/${notice?.id}`);
  await expect(page.getByRole("main")).toContainText(rule);
  await expect(page.getByRole("main")).not.toContainText("{");
});

/** As many as a guest may have, each on a day of its own; answers their numbers. */
async function bookApart(token: string): Promise<string[]> {
  const api = backendOf(LUMIERE.host, token);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const [{ rows: dates }, { rows: terms }] = await Promise.all([
    api.call("GET /partner-schedules/available-dates", { query: { from: day(14), to: day(40) } }),
    api.call("GET /terms", { query: { target: "CUSTOMER" } }),
  ]);
  const agreements = terms.map(({ id, version }) => ({ termId: id, version }));
  const numbers = [];
  for (const { date } of dates.filter(({ isAvailable }) => isAvailable).slice(0, GUEST_LIMIT)) {
    const { rows: times } = await api.call("GET /partner-schedules/time", { query: { date } });
    const reservedAt = times.find(({ isAvailable }) => isAvailable)?.reservedAt ?? "";
    const { row } = await api.call("POST /customer/reservations", {
      body: { kind: "visit", reservedAt, agreements },
    });
    numbers.push(row.reservationNumber);
  }
  return numbers;
}
