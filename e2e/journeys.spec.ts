import { expect, type Page, test } from "@playwright/test";
import { boardLabels } from "@/labels/boards";
import { postFormLabels, postLabels } from "@/labels/customer-boards";
import { noticePageLabels } from "@/labels/customer-center";
import { introduceLabels } from "@/labels/introduce";
import { headerLabels } from "@/labels/layout/header";
import { notFoundLabels } from "@/labels/layout/not-found";
import { searchLabels } from "@/labels/layout/search";
import { purchaseLabels } from "@/labels/products";
import { searchPageLabels } from "@/labels/search";
import { backendOf } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { answerAsClinic } from "./support/clinic-desk";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { tickOptions } from "./support/product-page";
import { ask, originOf } from "./support/storefront";
import { tick } from "./support/tick";

// What glides into view is not what a journey is about.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

test.describe("a visitor of lumiere", () => {
  test.use({ baseURL: originOf(LUMIERE.host) });

  test("finds a treatment by search, and books it", async ({ page }) => {
    const widget = bookingWidget(page);
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: headerLabels.search }).click();
    const panel = page.getByRole("dialog", { name: searchLabels.title });
    await panel.getByRole("searchbox").fill("초음파 리프팅");
    await panel.getByRole("button", { name: searchLabels.submit }).click();

    await expect(page).toHaveURL(/\/search\?keyword=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      searchPageLabels.titleFor("초음파 리프팅"),
    );
    const found = main(page).locator("a[href^='/products/']").first();
    await expect(found.locator("mark").first()).toBeVisible();
    const name = (await found.locator("p").first().textContent()) ?? "";
    await found.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

    await tickOptions(page, 1);
    await main(page).getByRole("button", { name: purchaseLabels.book, exact: true }).click();
    await widget.chooseDoctor(0);
    await widget.chooseDay(2);
    await widget.chooseTime(0);
    await widget.bookAs(newVisitor());
    await expect(widget.frame.getByText(name).first()).toBeVisible();
  });

  test("reads a notice, and the one before it", async ({ page }) => {
    await page.goto("/cscenter");
    const row = main(page).locator("a[href^='/cscenter/notice/']").first();
    const title = (await row.locator(".title").textContent()) ?? "";
    await row.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByRole("article")).toContainText(/\d{4}\. \d{1,2}\. \d{1,2}/);
    await page.getByRole("navigation", { name: boardLabels.neighbours }).getByRole("link").first().click();
    await expect(heading).not.toHaveText(title);
    await page.getByRole("link", { name: boardLabels.toList }).click();
    await expect(heading).toHaveText(noticePageLabels.title);
  });

  test("asks a private question, and reads the clinic's answer", async ({ page }) => {
    const password = "열려라1234";
    await page.goto("/cscenter/boards/4");
    await main(page).getByRole("link", { name: postLabels.write }).click();
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    await field(postFormLabels.title).fill("수술 뒤에 운동해도 될까요");
    await field(postFormLabels.content).fill("언제부터 뛰어도 되는지 궁금합니다.");
    await field(postFormLabels.authorName).fill("김하나");
    await field(postFormLabels.phone).fill("01012345678");
    await field(postFormLabels.password).fill(password);
    await tick(main(page).getByRole("checkbox", { name: postFormLabels.required }));
    await main(page).getByRole("button", { name: postFormLabels.submit }).click();
    await page.waitForURL(/\/detail\/\d+$/);
    await expect(page.getByRole("article")).toContainText(postLabels.notYetAnswered);
    const { pathname } = new URL(page.url());

    await answerAsClinic("lumiere", Number(pathname.split("/").at(-1)), "<p>두 주 뒤부터 괜찮습니다.</p>");

    // Another day, from the list, which everybody sees.
    await expect(async () => {
      await page.goto("/cscenter/boards/4");
      await expect(main(page).locator(`a[href="${pathname}"]`)).toContainText(postLabels.answered);
    }).toPass();
    const own = main(page).locator(`a[href="${pathname}"]`);
    await expect(own).toContainText(postLabels.privateTitle);
    await expect(main(page)).not.toContainText("수술 뒤에 운동해도 될까요");
    await own.click();
    await field(postLabels.password).fill(password);
    await main(page).getByRole("button", { name: postLabels.open }).click();
    await expect(page.getByRole("article")).toContainText("두 주 뒤부터 괜찮습니다.");

    const { text } = await ask(LUMIERE.host, pathname);
    expect(text).not.toContain("두 주 뒤부터");
  });

  test("compares two events, and finds their prices where they lead", async ({ page }) => {
    const { rows } = await backendOf(LUMIERE.host).call("GET /events", { query: {} });
    const two = rows.filter(({ productId }) => productId !== null).slice(0, 2);
    expect(two).toHaveLength(2);
    for (const { id, title, summary, price } of two) {
      await page.goto("/events");
      const card = page.locator(`#event-${id}`);
      const won = price?.price?.toLocaleString("ko-KR") ?? "";
      for (const words of [title, summary, won, `${price?.discountRate}%`])
        await expect(card).toContainText(words);
      await expect(card).toContainText(/\d{4}\. \d{1,2}\. \d{1,2}/);
      await card.getByRole("link").click();
      await expect(page).toHaveURL(/\/products\/\d+$/);
      await expect(main(page)).toContainText(won);
    }
  });

  test("looks up a doctor's free day, and books it", async ({ page }) => {
    const widget = bookingWidget(page);
    await page.goto("/introduce/staff");
    const section = main(page).locator("section[id^=doctor-]").nth(1);
    const name = ((await section.getByRole("heading").textContent()) ?? "").slice(0, 3);
    const day = await section.locator("dd time").last().getAttribute("datetime");
    await section.getByRole("button", { name: introduceLabels.book }).click();
    await widget.choosePurpose(0);
    const doctor = widget.doctors.filter({ hasText: name });
    await doctor.click();
    await expect(doctor).toHaveAttribute("aria-pressed", "true");
    await widget.chooseDate(day ?? "");
    await widget.chooseTime(0);
    await widget.bookAs(newVisitor());
    await expect(widget.frame.getByText(name).first()).toBeVisible();
  });

  test("comes by an old link to an ended event's treatment, and pays what it costs now", async ({ page }) => {
    const { rows } = await backendOf(LUMIERE.host).call("GET /events", { query: { isIncludeEnded: true } });
    const over = rows.find(({ isEnded, productId }) => isEnded && productId !== null);
    const response = await page.goto(`/products/${over?.productId}`);
    expect(response?.status()).toBe(200);
    await expect(main(page)).not.toContainText(over?.title ?? "");
    await expect(main(page)).not.toContainText(`${over?.price?.price?.toLocaleString("ko-KR")}원`);
  });
});

test.describe("a link that was meant for another clinic", () => {
  for (const [what, pathOf] of [
    ["a notice", async () => `/cscenter/notice/${await lastIdOf("GET /customer/notices")}`],
    ["an entry of a board", async () => "/boards/1/detail/1"],
    ["a question", async () => "/cscenter/boards/4/detail/1"],
    ["an exhibition", async () => "/exhibitions/1"],
    ["an older version of the terms", async () => "/terms/privacy-policy/2025-04-01"],
  ] as const)
    test(`${what} of lumiere is a page of onyu's own that says so, and leads on`, async ({ page }) => {
      const path = await pathOf();
      expect((await ask(LUMIERE.host, path)).status, path).toBe(200);
      const response = await page.goto(originOf(ONYU.host) + path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(ONYU.name));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundLabels.title);
      await expect(page.getByRole("navigation", { name: headerLabels.menu })).toBeVisible();
      await expect(main(page).getByRole("searchbox")).toBeVisible();
      for (const other of [LUMIERE, HANEUL]) expect(await page.content()).not.toContain(other.name);
    });
});

/** The id of a thing that lumiere has more of than onyu. */
async function lastIdOf(key: "GET /customer/notices"): Promise<number> {
  const { rows } = await backendOf(LUMIERE.host).call(key, { query: { pageSize: 100 } });
  return Math.max(...rows.map(({ id }) => id));
}
