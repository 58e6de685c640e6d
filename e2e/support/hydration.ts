import type { Page } from "@playwright/test";

/** A page of this tab has `data-is-alive` at its root once its scripts run. */
export const markHydration = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("hydrated", () => document.documentElement.setAttribute("data-is-alive", ""));
  });

export const untilHydrated = (page: Page): Promise<void> =>
  page.locator("html[data-is-alive]").waitFor({ state: "attached" });
