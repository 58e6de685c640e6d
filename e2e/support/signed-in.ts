import type { Page } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";

interface Session {
  /** The token of a guest or a member. */
  value: string;
  isRegular: boolean;
}

/** A clinic's home, in a session that the storefront knows. */
export async function goHomeSignedIn(page: Page, origin: string, { value, isRegular }: Session) {
  // The widget has no session of its own here, and would end this one.
  await page.route("**/widget/**", (route) => route.abort());
  await page.context().addCookies([{ name: ACCESS_TOKEN_COOKIE, value, url: origin }]);
  const auth = JSON.stringify({ user: { name: "김하나", isRegular } });
  await page.addInitScript(`localStorage.setItem("auth", ${JSON.stringify(auth)})`);
  await page.goto(origin);
}
