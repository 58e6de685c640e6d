import { expect, type Page, test } from "@playwright/test";
import { previewLabels } from "@/labels/preview";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { form, isSaved, openSecond, PHONE, STUDIO } from "./support/studio-content";
import { isReady, openForm, PREVIEW, pressIn, showDesktop, siteIn, title } from "./support/studio-preview";

const NAME = "링크로 본 리프팅";
const { refused, tools, notes: barWords } = previewLabels;

test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);
// What a note is pinned to stands still: the home's slides move on by themselves, and one that has left is inert.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a link is made, opened by others, counted and revoked", async ({ page, browser }) => {
  // Another one each time it is tried.
  const team = `${Date.now() % 100_000}호 마케팅팀`;
  await enterStudio(page, "lumiere", "owner");
  const { id } = await openForm(page, 4);
  await form(page).getByLabel("이름", { exact: true }).fill(NAME);
  await isSaved(page);
  await page.goto(`${STUDIO}/lumiere/content/preview-links`);
  await page.getByRole("button", { name: "링크 만들기" }).click();
  const dialog = page.getByRole("dialog", { name: "링크 만들기" });
  await dialog.getByLabel("누구에게 보내나요").fill(team);
  await dialog.getByLabel("기한").selectOption("24");
  await dialog.getByRole("button", { name: "만들기" }).click();
  await expect(page.getByText(`${team}을 위한 링크를 만들었습니다.`)).toBeVisible();
  const url = await page.getByRole("textbox", { name: `${team}의 링크` }).inputValue();
  const row = page.getByRole("row").filter({ hasText: team });
  await expect(row.getByText("아직 열지 않음")).toBeVisible();
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await weightyFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await openSecond(browser);
  await other.goto(url);
  const pageOfProduct = new URL(`/products/${id}`, url).href;
  await other.goto(pageOfProduct);
  await expect(other.locator("h1")).toHaveText(NAME);
  await page.reload();
  await expect(row.getByText("1번")).toBeVisible();
  await row.getByRole("button", { name: /거두기$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "거두기", exact: true }).click();
  await expect(row.getByText("거둠")).toBeVisible();
  expect((await other.goto(pageOfProduct))?.status()).toBe(403);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(refused.missing.join(""));
  await other.context().close();
});

test("a note is pinned to the page, seen by who has a link, and resolved", async ({ page, browser }) => {
  await enterStudio(page, "lumiere", "owner");
  await resolveNotes(page);
  await page.goto(PREVIEW);
  await isReady(page);
  await showDesktop(page);
  await page.getByRole("button", { name: "메모", exact: true }).click();
  await pressIn(page, title(page));
  const list = page.getByRole("region", { name: "메모" });
  await list.getByRole("textbox", { name: "메모" }).fill("제목을 더 짧게");
  await list.getByRole("button", { name: "남기기" }).click();
  await expect(list.getByRole("button", { name: /메모 \d+ 보기: 제목을 더 짧게/ })).toBeVisible();
  const pin = siteIn(page).getByRole("button", { name: /제목을 더 짧게/ });
  await expect(pin).toBeVisible();
  await pressIn(page, pin);
  await expect(list.getByRole("button", { name: /보기: 제목을 더 짧게/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await weightyFindings(page)).toEqual([]);

  const { url } = await post(page, "preview-links", { label: "디자이너", hours: 24, choice: "all" });
  const other = await openSecond(browser);
  await other.goto(url);
  const bar = other.frameLocator("#preview-bar");
  await bar.getByRole("button", { name: tools.notes }).click();
  await expect(other.getByRole("button", { name: /제목을 더 짧게/ })).toBeVisible();
  await bar.getByRole("button", { name: barWords.pick }).click();
  // Beside the pin of the first one.
  await other
    .locator("main h1")
    .first()
    .click({ position: { x: 4, y: 4 } });
  await bar.getByRole("textbox", { name: barWords.text }).fill("링크로 남긴 메모");
  await bar.getByLabel(barWords.author).fill("박디자인");
  await bar.getByRole("button", { name: barWords.submit }).click();
  await expect(bar.getByText("링크로 남긴 메모")).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(list.getByText(/박디자인 \(링크로 본 분\)/)).toBeVisible();
  for (const text of ["제목을 더 짧게", "링크로 남긴 메모"])
    await list.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name: /정리$/ }).click();
  await expect(list.getByText(/정리한 메모 \d+개/)).toBeVisible();
  await expect(siteIn(page).getByRole("button", { name: /제목을 더 짧게/ })).toHaveCount(0);
});

test("nobody but the studio frames the preview, and no other page is told what is typed", async ({
  page,
}) => {
  await enterStudio(page, "lumiere", "owner");
  const { url } = await post(page, "preview", { choice: "all" });
  const framing = `<iframe src="${url}"></iframe><script>heard=[];onmessage=({data})=>heard.push(data)</script>`;
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: framing }),
  );
  const policies: string[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(new URL(url).origin))
      policies.push(response.headers()["content-security-policy"] ?? "");
  });
  await page.goto("http://elsewhere.example/");
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-error:"))).toBe(true);
  expect(await page.evaluate("heard")).toEqual([]);
  // By itself, in a tab, it opens, and names the studio alone.
  await page.goto(url);
  await expect(page.locator("main h1").first()).toBeVisible();
  expect(policies.find((policy) => policy.includes(STUDIO))).toContain(`frame-ancestors 'self' ${STUDIO}`);
});

/** What an earlier try of a test has left pinned to the page. */
const resolveNotes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const notes = "/studio/lumiere/preview-notes";
    const { rows } = (await (await fetch(notes)).json()) as {
      rows: { id: number; resolved: object | null }[];
    };
    for (const { id } of rows.filter(({ resolved }) => resolved === null))
      await fetch(`${notes}/${id}`, {
        method: "PUT",
        body: JSON.stringify({ isResolved: true }),
        headers: { "content-type": "application/json" },
      });
  });

/** One call of the studio's own page. */
const post = (page: Page, call: string, body: object): Promise<{ url: string }> =>
  page.evaluate(
    async ([address, text]) =>
      (
        await (
          await fetch(address, {
            method: "POST",
            body: text,
            headers: { "content-type": "application/json" },
          })
        ).json()
      ).row,
    [`/studio/lumiere/${call}`, JSON.stringify(body)] as const,
  );
