import { test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { liveThroughDay } from "./support/simulated-day/whole-day";

// A picture of fourteen pages at each step costs more than the steps.
test.use({ trace: { mode: "retain-on-failure", screenshots: false, snapshots: false } });

// In the cluster as well, on two backends: the gate leaves it to that where it can.
test("a day of the desk, with sixty bookings: nobody is booked twice, and every change has a name", {
  tag: "@cluster",
}, async ({ browser }) => {
  test.setTimeout(300_000);
  await liveThroughDay(browser, { settings: PRODUCT, backendUrls: [PRODUCT.backendUrl] });
});
