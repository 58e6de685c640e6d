import { expect, test } from "@playwright/test";
import { HANEUL, LUMIERE } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

test("a clinic's short link leads to its page, and says where the visitor came from", async ({ page }) => {
  await page.goto(`${originOf(LUMIERE.host)}/s/wedding`);
  await expect(page).toHaveURL(/\/exhibitions\/2\?utm_source=instagram/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a short link may lead to an https address outside", async () => {
  const { status, headers } = await ask(LUMIERE.host, "/s/map");
  expect(status).toBe(307);
  expect(headers.location).toMatch(/^https:\/\/map\.naver\.com\//);
});

for (const [what, path] of [
  ["of another clinic", "/s/eyes"],
  ["that nobody made", "/s/nothing-here"],
  ["in capitals", "/s/WEDDING"],
  ["that is an address", "/s/https:%2F%2Fevil.example"],
  ["with a wildcard", "/s/wed%25"],
  ["that is long", `/s/${"x".repeat(300)}`],
])
  test(`a short link ${what} is a 404`, async () => {
    const { status, headers } = await ask(LUMIERE.host, path ?? "");
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    if (path === "/s/eyes") expect((await ask(HANEUL.host, path)).status).toBe(307);
  });
