import type { Page } from "@playwright/test";

/** What the page has told the tag manager since it was loaded, of one event or of all. */
export const dataLayerOf = (page: Page, event?: string) =>
  page.evaluate(
    (name) => (window.dataLayer ?? []).filter((entry) => name === undefined || entry.event === name),
    event,
  );
