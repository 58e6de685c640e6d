import { expect, type Page } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { widgetLabels } from "@/labels/widget";
import { type BookingWidget, bookingWidget, newVisitor } from "./booking-widget";
import { openVisit } from "./product-page";

/** A clinic's home, with the widget at its start in the panel. */
export async function openPanel(page: Page): Promise<BookingWidget> {
  await page.goto("/");
  await openVisit(page);
  const widget = bookingWidget(page);
  // A panel that comes back to a step has a close button before it hears of the visit, which would open after it.
  await expect(widget.heading(widgetLabels.purpose.question)).toBeVisible();
  await widget.button(widgetLabels.close).click();
  return widget;
}

/** Signs a guest in at the panel, as a visitor does; answers the session's token as the storefront keeps it. */
export async function signInAtPanel(page: Page): Promise<{ widget: BookingWidget; token: string }> {
  const widget = await openPanel(page);
  await widget.button(widgetLabels.session.signIn).click();
  await widget.proveNumber(newVisitor());
  await expect(widget.button(widgetLabels.session.signOut)).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE);
  return { widget, token: decodeURIComponent(cookie?.value ?? "") };
}
