import type { Page } from "@playwright/test";

/**
 * What a tab's pages were refused, each told once it happens. A page whose scripts run has `data-is-alive` at its root.
 */
export async function listenForRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefusal", (text: string) => refused.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellRefusal: (text: string) => void }).tellRefusal;
    document.addEventListener("securitypolicyviolation", (event) =>
      tell(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
    addEventListener("hydrated", () => document.documentElement.setAttribute("data-is-alive", ""));
  });
  return refused;
}
