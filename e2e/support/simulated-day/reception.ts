import { expect, type Locator, type Page } from "@playwright/test";
import type { Move, Slot, Wish } from "./plan";
import { minutesOf } from "./plan";
import { CLINIC, type DayProduct } from "./product";

const ROW_MINUTES = 30;
const STEPS = { steps: 4 };
/** Visitors come one after the other, and take their time on a busy machine. */
const ARRIVES = { timeout: 60_000 };
/** The second reason of the list. */
export const REFUSED_BECAUSE = "그날은 원장님이 진료하지 않습니다";

const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const columnOf = (page: Page, doctorName: string) =>
  page.getByRole("region", { name: `${doctorName} 원장`, exact: true });
const cardIn = (place: Locator, name: string) => place.locator("[data-card]").filter({ hasText: name });
const drawerOf = (page: Page) => page.getByRole("complementary", { name: "고른 예약" });

/** Resolves once the day is drawn: before that its keys have nothing to act on. */
export async function openDay(page: Page, { settings }: DayProduct, date?: string) {
  await page.goto(`${settings.studioUrl}/${CLINIC}/day${date ? `?date=${date}` : ""}`);
  await expect(page.locator(".dia")).toBeVisible();
}

/** Somebody at the inbox who has a keyboard alone. */
export function inboxKeys(page: Page) {
  const list = page.getByRole("region", { name: "기다리는 요청" });
  const chosen = page.getByRole("region", { name: "고른 예약" }).getByRole("heading", { level: 2 });

  /** By J and K, as far as the list says; it grows meanwhile. */
  async function reach(name: string) {
    await expect(list.getByRole("button").filter({ hasText: name })).toBeVisible(ARRIVES);
    await expect(async () => {
      const rows = await list.getByRole("listitem").evaluateAll((items) =>
        items.map((item) => ({
          text: item.textContent ?? "",
          isChosen: item.querySelector("[aria-current=true]") !== null,
        })),
      );
      const way = rows.findIndex(({ text }) => text.includes(name)) - rows.findIndex((row) => row.isChosen);
      for (let press = 0; press < Math.abs(way); press++) await page.keyboard.press(way > 0 ? "j" : "k");
      await expect(chosen).toHaveText(name, { timeout: 1000 });
    }).toPass();
  }

  return {
    async confirm({ name }: Wish) {
      await reach(name);
      await page.keyboard.press("Enter");
      await expect(said(page, `${name} 님의 예약을 확정했습니다`)).toBeVisible();
    },
    async refuse({ name }: Wish) {
      await reach(name);
      await page.keyboard.press("r");
      const dialog = page.getByRole("dialog");
      const focused = dialog.locator("input[name=reason]:focus");
      await expect(dialog).toBeVisible();
      await expect(focused).toHaveCount(1);
      await page.keyboard.press("ArrowDown");
      await expect(dialog.getByLabel(REFUSED_BECAUSE)).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(said(page, `${name} 님의 요청을 거절했습니다`)).toBeVisible();
    },
    async undo({ name }: Wish) {
      await page.keyboard.press("z");
      await expect(said(page, `${name} 님의 예약을 한 단계 되돌렸습니다`)).toBeVisible();
    },
  };
}

/** Drags a card to a free half hour, and says yes to what is asked. */
export async function drag(page: Page, { wish, to }: Move) {
  const dialog = page.getByRole("dialog", { name: new RegExp(wish.name) });
  await expect(async () => {
    await dragCard(page, wish, to);
    await expect(dialog).toBeVisible({ timeout: 2000 });
    // A list that came above the diary meanwhile has moved what the pointer was over.
    const isThere = await dialog.locator(".swap").getByText(`${to.clock} · ${to.doctorName}`).isVisible();
    if (!isThere) await page.keyboard.press("Escape");
    expect(isThere).toBe(true);
  }).toPass();
  await submitMove(dialog);
  await isAt(page, wish, to);
}

async function dragCard(page: Page, wish: Wish, to: Slot) {
  const [own, goal] = [columnOf(page, wish.doctorName), columnOf(page, to.doctorName)];
  const [card, from, into] = await Promise.all([boxOf(cardIn(own, wish.name)), boxOf(own), boxOf(goal)]);
  const hours = await page.locator(".dia-ax time").count();
  const rowHeight = into.height / (hours * (60 / ROW_MINUTES));
  const down = ((minutesOf(to.clock) - minutesOf(wish.clock)) / ROW_MINUTES) * rowHeight;
  const start = { x: card.x + card.width / 2, y: card.y + card.height / 3 };
  const end = { x: start.x + into.x - from.x, y: start.y + down };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, STEPS);
  await page.mouse.move(end.x, end.y, STEPS);
  await page.mouse.up();
}

async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not drawn`);
  return box;
}

/** Chooses a card that has come without a reload. */
export async function choose(page: Page, { name }: Pick<Wish, "name">) {
  const card = cardIn(page.locator(".dia"), name);
  await expect(card).toBeVisible(ARRIVES);
  await card.click();
  await expect(drawerOf(page).getByRole("heading", { level: 2 })).toHaveText(name);
}

/** Moves the chosen reservation by the dialog that M opens. */
export async function moveByDialog(page: Page, { wish, to }: Move) {
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: new RegExp(wish.name) });
  await chooseTime(dialog, to);
  await submitMove(dialog);
  await isAt(page, wish, to);
}

/** Once the message that goes out has been read. */
async function submitMove(dialog: Locator) {
  await expect(dialog.locator(".msg")).toBeVisible();
  await dialog.getByRole("button", { name: /옮기고 알리기$/ }).click();
  await expect(dialog).toBeHidden();
}

async function chooseTime(dialog: Locator, { doctorName, clock }: Slot) {
  await dialog.getByRole("combobox", { name: "원장" }).selectOption({ label: doctorName });
  const slot = dialog.locator(".slot").filter({ hasText: clock });
  await slot.click();
  await expect(slot).toHaveAttribute("aria-pressed", "true");
}

/** The screen shows it there. */
const isAt = (page: Page, { name }: Pick<Wish, "name">, { doctorName, clock }: Slot) =>
  expect(cardIn(columnOf(page, doctorName), name).filter({ hasText: `${clock}–` })).toBeVisible();

interface Caller {
  name: string;
  phone: string;
}

/** Books for somebody at the phone. */
export async function bookForCaller(page: Page, { name, phone }: Caller, slot: Slot) {
  const dialog = await fillInCall(page, { name, phone }, slot);
  await submitCall(page, dialog, name);
  await isAt(page, { name }, slot);
}

/** A visitor takes the time that the caller was about to get: the screen says so, keeps the rest, and another is chosen. */
export async function loseTimeOfCaller(
  page: Page,
  caller: Caller,
  { wanted, instead, take }: { wanted: Slot; instead: Slot; take: () => Promise<void> },
) {
  const dialog = await fillInCall(page, caller, wanted);
  await take();
  await dialog.getByRole("button", { name: /에 넣기$/ }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.locator(".slot").filter({ hasText: wanted.clock })).toHaveCount(0);
  await expect(dialog.getByLabel("이름", { exact: true })).toHaveValue(caller.name);
  await chooseTime(dialog, instead);
  await submitCall(page, dialog, caller.name);
  await isAt(page, caller, instead);
}

async function fillInCall(page: Page, { name, phone }: Caller, slot: Slot) {
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("이름, 전화번호, 뒤 네 자리").fill(phone);
  await dialog.getByRole("button", { name: /^새 고객/ }).click();
  await dialog.getByLabel("이름", { exact: true }).fill(name);
  await dialog.getByLabel("개인정보 수집 안내를 읽어 드렸고 동의하셨습니다").check();
  await dialog.getByLabel("날짜").fill(slot.date);
  await chooseTime(dialog, slot);
  return dialog;
}

async function submitCall(page: Page, dialog: Locator, name: string) {
  await dialog.getByRole("button", { name: /에 넣기$/ }).click();
  await expect(said(page, name)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Takes a step of the chosen reservation by its key, once the screen has its button. */
export async function stepByKey(page: Page, { name, key }: { name: string; key: string }, done: string) {
  await expect(
    drawerOf(page)
      .getByRole("button")
      .filter({ has: page.getByText(key.toUpperCase(), { exact: true }) }),
  ).toBeVisible();
  await page.keyboard.press(key);
  await expect(said(page, `${name} 님${done}`)).toBeVisible();
}
