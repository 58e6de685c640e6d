import type { Page } from "@playwright/test";
import { WIDGET_CHANNEL, type WidgetCommands } from "@/contract/widget/messages";
import { widgetLabels } from "@/labels/widget";

declare global {
  interface Window {
    heardMessages?: { type: string; data: unknown }[];
  }
}

/** From now on each page keeps what its iframe is told. */
export async function recordMessages(page: Page) {
  await page.addInitScript((channel) => {
    window.heardMessages = [];
    window.addEventListener("message", ({ data }) => {
      if (data?.channel === channel) window.heardMessages?.push({ type: data.type, data: data.data });
    });
  }, WIDGET_CHANNEL);
}

/** What the widget in the page's iframe was told, of one type; nothing while the iframe turns into the widget. */
export async function toldTo<Type extends keyof WidgetCommands>(page: Page, type: Type) {
  const heard = await page
    .frameLocator(`iframe[title="${widgetLabels.title}"]`)
    .locator("html")
    .evaluate(() => window.heardMessages ?? [])
    .catch((error: Error) => {
      if (error.message.includes("Execution context was destroyed")) return [];
      throw error;
    });
  return heard.filter((message) => message.type === type).map(({ data }) => data as WidgetCommands[Type]);
}
