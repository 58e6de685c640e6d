import { expect, test } from "@playwright/test";
import { liveThroughDay } from "../support/simulated-day/whole-day";
import { type ClusterProduct, startClusterProduct } from "./cluster-product";

let product: ClusterProduct;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Every visitor of the day comes from this machine.
  product = await startClusterProduct({
    HOLDS_PER_ADDRESS: "1000",
    HOLDS_AT_ONCE_PER_ADDRESS: "100",
    SMS_CODES_PER_ADDRESS: "1000",
  });
});
test.afterAll(() => product?.stop());

// A picture of fourteen pages at each step costs more than the steps.
test.use({ trace: { mode: "retain-on-failure", screenshots: false, snapshots: false } });

test("a day of the desk on two backends: nobody is booked twice, and every change has a name", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { site, backends } = product.settings;
  const backendUrls = backends.map(({ backendPort }) => `http://127.0.0.1:${backendPort}`);
  await liveThroughDay(browser, { settings: site, backendUrls });

  const { rows: overlaps } = await product.sql.query(
    `select one.id from reservations one join reservations other
       on one.partner_id = other.partner_id and one.employee_id = other.employee_id and one.id < other.id
      where one.status in ('waiting', 'confirmed', 'arrived') and other.status in ('waiting', 'confirmed', 'arrived')
        and one.holds_time and other.holds_time and one.start_at < other.end_at and other.start_at < one.end_at`,
  );
  expect(overlaps).toEqual([]);
  const { rows: lines } = await product.sql.query(
    `select action, count(*)::int, bool_and(actor_name <> '') as "isNamed"
       from audit where partner_id = 'haneul' and thing_kind in ('reservation', 'block') group by action order by action`,
  );
  expect(lines.map(({ action, count, isNamed }) => `${action} ${count} ${isNamed}`)).toEqual([
    "block.added 1 true",
    "reservation.added 68 true",
    "reservation.arrive 1 true",
    "reservation.cancel 2 true",
    "reservation.confirm 17 true",
    "reservation.finish 1 true",
    "reservation.miss 2 true",
    "reservation.moved 24 true",
    "reservation.refuse 4 true",
    "reservation.stepBack 1 true",
  ]);
});
