import type { Page } from "@playwright/test";
import { markHydration } from "./hydration";

/** What a tab's pages were refused, each told once it happens. For `untilHydrated` as well. */
export async function listenForRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefusal", (text: string) => refused.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellRefusal: (text: string) => void }).tellRefusal;
    document.addEventListener("securitypolicyviolation", (event) =>
      tell(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await markHydration(page);
  return refused;
}
