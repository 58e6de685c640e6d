import { widgetLabels } from "@/labels/widget";
import { bookingWidget, newVisitor } from "../../e2e/support/booking-widget";
import { tick } from "../../e2e/support/tick";
import type { Shooting } from "./screens";

const TIMEOUT_MS = 5000;

/** Every step of booking a treatment, then the first one of a visit. */
export async function shootBooking({ page, shoot, backendUrl }: Shooting): Promise<string | undefined> {
  const widget = bookingWidget(page);
  const shootStep = async (name: string) => {
    await page.waitForLoadState("networkidle");
    await shoot(name, false);
  };
  await page.goto("/?wopen=1");
  const frame = page.locator(`iframe[title="${widgetLabels.title}"]`);
  const isThere = await frame.waitFor({ state: "attached", timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return "no widget";
  await widget.frame.getByRole("listitem").getByRole("button").first().click();
  await tick(widget.frame.getByRole("checkbox").first());
  await shootStep("1-treatments");
  await widget.button(widgetLabels.treatments.chooseTime).click();
  await widget.chooseDoctor(1);
  await widget.chooseDay(0);
  await widget.chooseTime(0);
  await shootStep("2-schedule");
  await widget.next();
  await widget.proveNumber(newVisitor(), backendUrl);
  await widget.agreeToAll();
  await shootStep("3-contact");
  await widget.book();
  await widget.reservationNumber().waitFor();
  await shootStep("4-done");
  await page.goto("/?wcopen=1");
  await widget.frame.getByRole("radio").first().waitFor();
  await shootStep("5-purpose");
  return undefined;
}
