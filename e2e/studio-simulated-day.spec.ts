import { test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { liveThroughDay } from "./support/simulated-day/whole-day";

test("a day of the desk, with sixty bookings: nobody is booked twice, and every change has a name", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await liveThroughDay(browser, { settings: PRODUCT, backendUrls: [PRODUCT.backendUrl] });
});
