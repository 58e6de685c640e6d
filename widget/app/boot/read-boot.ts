import { WIDGET_BOOT_ELEMENT_ID, type WidgetBoot } from "@/contract/widget/boot";

/** The partner as the backend wrote it into this very page. Throws where the page was served without it. */
export function readBoot(page: Document): WidgetBoot {
  const text = page.getElementById(WIDGET_BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error("The widget's page carries no boot data");
  // Written and validated by the program that serves this page; no visitor can reach it.
  return JSON.parse(text) as WidgetBoot;
}
